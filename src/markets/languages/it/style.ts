import { capital, type Style, word } from '../style.ts'

export const style: Style = {
  quotes: ['«“', '»”'],
  address: {
    form: 'tu',
    others: [
      word('voi|vostr[oaie]|potete|volete|avete|avrete|siete|\\p{L}+(?:ate|ete|ite)ci|chiedete|scegliete|riprovate|restate'),
      word('scelga|inserisca|riprovi|prema|clicchi|attenda|verifichi'),
      capital('Lei|Suo|Sua|Suoi|Sue'),
    ],
  },
}
