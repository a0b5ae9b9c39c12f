import type { PagesWords } from '../../en/words/pages.ts'

export const pages: PagesWords = {
  aboutUs: {
    slug: 'quem-somos',
    title: 'Planeamos viagens sem pressa',
    description: 'Quem somos, como escolhemos as viagens e o que prometemos.',
    body: `
{brand} nasceu de uma tabela de marés em papel e de uma pergunta: e se a viagem seguisse o lugar em vez do horário? Somos uma pequena equipa de planeadores, guias e amigos de cozinheiros. Só vendemos viagens que um de nós fez, na estação para a qual as recomendamos.

## Como uma viagem chega até nós

- Um de nós percorre-a, em transportes públicos sempre que possível.
- Cada alojamento é gerido por pessoas que vivem perto.
- Nenhum dia tem mais de quatro horas de deslocação, a menos que o caminho seja o motivo da viagem.
- Voltamos de dois em dois anos, ou retiramo-la.

## O que prometemos

O primeiro preço que vê é o que paga. O que se paga no local está indicado com o valor. Se uma data não der, dizemo-lo antes de preencher um único campo.

> Um bom dia tem um plano e duas surpresas.

Perguntas? [Escreva-nos ou ligue](/contact-us), ou leia as [perguntas e respostas](/faq).`,
  },
  contactUs: {
    slug: 'contactos',
    title: 'Fale connosco',
    description: 'Por telefone, por e-mail ou com o código de apoio à mão.',
    body: `
Aqui respondem pessoas, na sua língua sempre que podemos. Muitas respostas já estão nas [perguntas e respostas](/faq).

## Antes da viagem

Tenha à mão o número da reserva: está na confirmação e começa por TM. Mudar uma data ou um quarto é mais fácil até 30 dias antes da partida.

## Durante a viagem

O número de emergência acima, que está também nos documentos de viagem, atende de dia e de noite. Ligue-lhe primeiro se algo correr mal; em geral fica resolvido no tempo de um café.

## Se uma página falhou

Diga-nos o código de apoio que ela mostra. Conta-nos o que aconteceu sem que tenha de o descrever.`,
  },
  travelAdvice: {
    slug: 'conselhos-de-viagem',
    title: 'Conselhos de viagem',
    description: 'Documentos, saúde, dinheiro e tempo: o que tratar e quando.',
    body: `
As regras mudam mais vezes do que as páginas. Consulte também os conselhos do Ministério dos Negócios Estrangeiros, uma vez ao reservar e outra na semana anterior à partida.

## Documentos

- No espaço Schengen, aos cidadãos da União Europeia basta o cartão de cidadão. Para o Reino Unido é preciso passaporte.
- Noutros países o passaporte deve ser válido até seis meses depois do regresso.
- As crianças precisam de documento próprio. Se uma criança viaja só com um dos pais, leve a autorização escrita do outro.

## Saúde

Pergunte ao médico ou a uma consulta do viajante seis a oito semanas antes. Leve os medicamentos na bagagem de mão, na embalagem e com a receita.

## Dinheiro

O cartão funciona em quase todos os lugares aonde vamos. Para mercados, gorjetas e refúgios, leve dinheiro para um dia.

## Tempo

Cada página de viagem indica a sua estação. Fora das cidades, faça a mala para uma estação mais fria do que imagina; na montanha, para duas.`,
  },
  slowTravel: {
    slug: 'viajar-devagar',
    title: 'Viajar devagar',
    description: 'Estadias mais longas, menos malas, mais manhãs sem planos.',
    body: `
Duas noites são uma visita. Três são o começo de uma estadia: já sabe que padaria abre primeiro, e lá sabem o que leva.

As nossas viagens lentas ficam pelo menos três noites em cada lugar e deixam vazia, de propósito, uma tarde em cada duas. Custam mais ou menos o mesmo que as rápidas, porque o dinheiro vai para quartos e jantares em vez de transferes.

## Boas para começar

- Ilhas, onde de qualquer forma é o barco que manda
- Terras de vinho depois da vindima
- Uma cidade e as colinas por trás dela

[Encontrar uma viagem](/tours)`,
  },
  byRail: {
    slug: 'de-comboio-e-de-barco',
    title: 'De comboio e de barco',
    description: 'Chegar como a paisagem pede: através dela.',
    body: `
Na maioria dos países, o melhor lugar é à janela de um comboio. Sabemos de que lado se deve sentar.

Nas viagens de comboio, lugares e cabines estão reservados, a bagagem segue entre estações onde esse serviço existe, e as ligações deixam tempo para uma sopa. Se um comboio for suprimido, remarcamos, e pagamos a noite se o seguinte só partir amanhã.

## Bom saber

- As viagens de comboio emitem em média um quinto do mesmo percurso de avião.
- Os comboios noturnos são reservados em compartimento privado, salvo indicação em contrário.
- Os barcos com cabines são navios a sério: leve algo quente para o convés.

[Encontrar uma viagem](/tours)`,
  },
  smallGroups: {
    slug: 'grupos-pequenos',
    title: 'Grupos pequenos',
    description: 'Nunca mais de catorze pessoas, sempre com alguém da terra.',
    body: `
Catorze pessoas cabem à volta de uma mesa. A ideia é só essa.

Cada grupo tem um guia local, do primeiro jantar ao último pequeno-almoço. Pode sempre saltar-se algo em silêncio, e ninguém leva bandeirinha.

## Viajar só

Cerca de um terço dos nossos hóspedes vem só. O quarto individual tem o suplemento indicado na página da viagem; nunca pedimos a desconhecidos que partilhem.

## Partidas garantidas

Assim que seis pessoas reservam, a viagem faz-se. Até lá dizemos quantas faltam.`,
  },
  families: {
    slug: 'com-criancas',
    title: 'Com crianças',
    description: 'Dias curtos, boas camas e algo por descobrir todas as tardes.',
    body: `
As crianças lembram-se do barco, do cão da quinta e da noite em que puderam ficar acordadas. Por isso planeamos à volta disso.

As viagens em família não têm transferes de mais de duas horas, os quartos comunicam ou são para quatro, e o jantar é antes das sete, se quiserem. O preço de cada criança aparece segundo a idade, antes de reservar.

## Idades

A maioria das viagens serve a partir dos seis anos. Se uma caminhada ou um barco pedir mais, a página da viagem diz.`,
  },
  footprint: {
    slug: 'a-nossa-pegada',
    title: 'A nossa pegada',
    description: 'O que as nossas viagens emitem, o que fazemos e o que ainda não sabemos resolver.',
    body: `
Viajar tem um custo que não vem na fatura. Nós contamo-lo, e escrevemo-lo.

## O que fazemos

- Planeamos primeiro com comboio e barco, e só mostramos voos onde o mar não deixa outro caminho.
- Os quartos são em casas com menos de quarenta camas, sempre que há escolha.
- Pagamos aos guias acima da tarifa local, em catorze dias.

## O que não fazemos

Não chamamos neutra em carbono a nenhuma viagem. Um certificado não desfaz um voo.

## O que fica

Chegar ao ponto de partida é a maior parte, e quem escolhe é o viajante. Diga-nos se vem de comboio: acertamos o primeiro encontro por isso.`,
  },
  accessibility: {
    slug: 'acessibilidade',
    title: 'Declaração de acessibilidade',
    description: 'Até que ponto esta loja é acessível, o que ainda falta e a quem o dizer.',
    body: `
Esta declaração é sobre o sítio da {brand}. Qualquer pessoa deve poder encontrar, comparar e reservar aqui uma viagem e, onde isso ainda não é possível, dizemo-lo.

## Com que nos medimos

As diretrizes de acessibilidade para conteúdo web (WCAG) 2.2, nível AA, e a norma europeia EN 301 549, como a diretiva europeia da acessibilidade pede às lojas em linha.

## Onde estamos

Segundo os nossos próprios testes, o sítio cumpre estas diretrizes, com as exceções abaixo. Funciona só com o teclado, com leitores de ecrã, numa janela de 320 píxeis de largura e, até ao pagamento, sem scripts. Programas verificam cada tipo de página antes de cada nova versão.

## O que ainda não funciona

- Os campos do cartão pertencem ao serviço de pagamento e estão fora do nosso alcance. Se lhe causarem dificuldades, [diga-nos](/contact-us) e encontramos outra forma.
- Os mapas de percurso são desenhos. O que mostram está também ao lado, na lista de paragens.
- Os nomes de lugares e hotéis não estão marcados na sua própria língua, pelo que um leitor de ecrã pode pronunciá-los mal.
- Pessoas com deficiência ainda não testaram o sítio para nós. O que encontrarem ficará escrito aqui.

## Diga-nos

Se algo o impedir, [escreva-nos ou ligue](/contact-us). Respondemos no prazo de um dia útil e ajudamos de outra forma, por exemplo com uma reserva por telefone.

## Se a nossa resposta não ajudar

Pode dirigir-se à autoridade que fiscaliza a acessibilidade: {authority}.`,
  },
}
