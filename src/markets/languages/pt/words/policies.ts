import type { PoliciesWords } from '../../en/words/policies.ts'

export const policies: PoliciesWords = {
  'cookies-policy': {
    title: 'Cookies',
    description: 'Que cookies esta loja usa, para quê e por quanto tempo.',
    body: `
Um cookie é um pequeno apontamento que o navegador guarda para um sítio. Alguns são precisos para a loja funcionar; os outros só são colocados depois de aceitar.

## Necessários

{cookies}

## Com o seu consentimento

- **Personalização**: o chat de apoio e a comparação de duas versões de uma página.
- **Segmentação**: medir que publicidade o trouxe até aqui.

Nada do segundo grupo é carregado antes de aceitar. Pode mudar de ideias a qualquer momento: [gerir cookies](#manage-cookie-preferences).

## No seu dispositivo

{device}`,
  },
  'terms-conditions': {
    title: 'Condições',
    description:
      'O que acordamos quando reserva: preço e pagamento, alterações, cancelamento, reclamações e proteção em caso de insolvência.',
    body: `
Estas condições aplicam-se a todas as viagens organizadas reservadas neste sítio. Não limitam os direitos que a lei lhe dá.

Esta é uma loja de exemplo: funciona com uma sandbox e nada é realmente reservado nem cobrado. Um operador põe aqui as suas próprias condições.

## 1. O contrato

O seu pedido torna-se contrato quando enviamos a confirmação. Se uma parte estiver a pedido, o contrato começa quando essa parte for confirmada; até lá nada é cobrado no cartão.

## 2. Preço e pagamento

O preço inclui tudo o que a página da viagem indica em «Incluído», com impostos e a nossa remuneração. O que se paga no local está indicado à parte. Consoante a partida, paga de uma vez, em duas partes ou em prestações; as datas aparecem antes de escolher.

## 3. Alterações da sua parte

Os nomes alteram-se sem custos até sete dias antes da partida. Datas, quartos e extras podem ser alterados enquanto houver lugar; a diferença de preço aparece antes de aceitar.

## 4. Cancelamento da sua parte

A taxa depende da antecedência com que cancela. A tabela é a que consta da página da sua viagem; a reserva volta a mostrá-la, com as datas da sua própria viagem, antes do pagamento.

Pode provar que o nosso prejuízo foi menor.

## 5. Alteração e cancelamento da nossa parte

Se não se atingir o número mínimo de participantes, podemos cancelar até 21 dias antes da partida e devolvemos tudo. O mesmo vale se acontecimentos fora do nosso controlo tornarem a viagem impossível.

## 6. Se algo estiver mal

Diga-o de imediato ao guia ou ao número de emergência, para podermos corrigir. Pode pedir redução do preço até dois anos depois do regresso.

## 7. Proteção em caso de insolvência

Os pagamentos estão protegidos como exige a diretiva das viagens organizadas. O certificado vem com a confirmação.

## 8. Lei e litígios

A lei do país onde vive protege-o como consumidor. Participamos na resolução alternativa de litígios quando a lei o exige.`,
  },
  'privacy-policy': {
    title: 'Privacidade',
    description: 'Que dados precisamos, porquê, quem os vê e quais são os seus direitos.',
    body: `
Perguntamos o que uma viagem exige, e mais nada.

## O que guardamos

- **Para reservar**: nomes, datas de nascimento, contactos e, onde um país o exige, dados do passaporte. Vão para o sistema de reservas e para os hotéis, guias e transportadores da sua viagem.
- **Para sermos pagos**: os dados do cartão vão diretamente para o serviço de pagamento. Só sabemos se resultou.
- **Para lhe responder**: o que escreve no formulário de contacto segue por e-mail para a nossa equipa. A loja não guarda cópia.
- **Para a loja funcionar**: registos de servidor sem nomes, durante 30 dias.

## Com que fundamento

A execução do nosso contrato consigo; deveres legais como a contabilidade (dez anos); o seu consentimento onde o pedimos.

## Onde fica

A loja não mantém ficheiro de clientes. O que guarda de uma reserva fica no sistema de reservas do organizador. Para cada reserva, a loja conserva o que é preciso para continuar: que passos estão feitos, em que estado está o pagamento e, selado, o que um formulário continha, durante um dia ou enquanto durar uma ligação que tenha pedido. Tudo isto é apagado 30 dias depois da última alteração.

## Os seus direitos

Pode pedir para ver, corrigir, transferir ou apagar os seus dados, opor-se ao uso e queixar-se à autoridade de proteção de dados. Escreva para o endereço no fundo desta página.`,
  },
  faq: {
    title: 'Perguntas e respostas',
    description: 'Reservar, pagar, alterar, viajar: as respostas curtas.',
    body: `
## Reservar

### Preciso de uma conta?

Não. Reserva como convidado. Uma conta só junta as suas reservas num lugar.

### Por quanto tempo vale o meu preço?

Desde o início da reserva até à hora que lá está, em geral o fim do dia. Antes do pagamento verificamos outra vez preços e lugares, e perguntamos-lhe se algo mudou.

### O que quer dizer «a pedido»?

Um hotel ou um guia ainda tem de confirmar. Demora no máximo dois dias úteis, e até lá nada é cobrado no cartão.

## Pagar

### Como posso pagar?

Com cartão em todo o lado; nos países do euro, também por débito direto SEPA e iDEAL. Consoante a partida, paga de uma vez, em duas partes ou em prestações.

### O meu cartão está seguro?

Os campos do cartão pertencem ao serviço de pagamento e nunca passam pelos nossos servidores. O banco pode pedir-lhe que aprove o pagamento.

### Onde escrevo um código promocional?

No passo do pagamento, por baixo do preço. Um código vale uma vez por reserva.

## Alterar e cancelar

### Posso alterar a minha reserva?

Sim, enquanto houver lugar. Abra a ligação da confirmação: vê a diferença de preço antes de qualquer alteração.

### Quanto custa cancelar?

Depende de quão cedo nos avisa: veja as [condições](/terms-conditions). Ao reservar, vê as datas da sua própria viagem.

## Em viagem

### Os voos estão incluídos?

Só se a página da viagem o disser. A maioria das viagens começa e acaba numa estação ou num porto.

### De que documentos preciso?

Veja os nossos [conselhos de viagem](/travel-advice) e os do Ministério dos Negócios Estrangeiros.

### Tenho necessidades especiais. Posso ir?

Muitas vezes, sim. [Diga-nos](/contact-us) antes de reservar, e dizemos com franqueza o que um lugar pode oferecer e o que não pode.`,
  },
}
