export const chrome = {
  mainNavigation: 'Menu principal',
  externalNavigation: 'Noutros lugares',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  backToMenu: 'Voltar a {label}',
  searchLabel: 'Procurar viagens',
  savedTours: '{count, plural, one {# viagem guardada} many {# de viagens guardadas} other {# viagens guardadas}}',
  dismissBanner: 'Fechar a oferta',
  copyFailed: 'Não foi possível copiar. O código é {code}.',
  contact: 'Fale connosco',
  switchTo: 'Mostrar esta loja',
  switcherHint: 'Prima o botão para abrir a página no país e no idioma escolhidos.',
}
