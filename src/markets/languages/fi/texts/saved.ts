export const saved = {
  save: 'Tallenna {title}',
  full: 'Listallasi on jo {count} matkaa. Poista yksi, niin tilaa tulee.',
  refused: 'Tämä selain ei anna meidän tallentaa listaasi.',
  share: 'Jaa lista',
  shareTour: 'Jaa matka',
  copied: 'Linkki on kopioitu',
  copyFailed: 'Linkkiä ei voitu kopioida. Tässä se on:',
  recentTitle: 'Äskettäin katsotut',
  forget: 'Unohda nämä',
}
