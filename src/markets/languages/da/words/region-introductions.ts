import type { RegionsWords } from '../../en/words/regions.ts'

export const regionIntroductions: RegionsWords = {
  nordics:
    'Fem lande omkring Nordsøen, Østersøen og Atlanterhavet. Nattog, kystskibe og færger binder dem sammen; sommernætterne bliver knap mørke, og vinteren byder på nordlys.',
  'western-europe':
    'Korte afstande og mange måder at rejse på: hurtigtog, færger over Den Engelske Kanal og Det Irske Hav, stier langs kanalerne. Fem lande med lange kyster og gamle byer.',
  'central-europe':
    'Alperne, Donau og byerne langs dem. Jernbanen når langt op i dalene, og de fleste rejser her kan klares helt uden bil.',
  'southern-europe':
    'Fem lande ved Middelhavet, Adriaterhavet og Atlanterhavet. Forår og efterår er mildest; midt om sommeren er der køligere ved kysten og på øerne end i byerne.',
  africa:
    'Fra Marokkos souker til Kap. Nordafrika ligger tæt på Europa; syd og øst tager længere tid at nå, og dér er de tørre måneder bedst til at se dyr.',
  asia: 'Fra Jordans ørkener til Japans øer. Vi rejser med tog, hvor der er skinner, og monsunen bestemmer sæsonen.',
  americas:
    'Fem lande fra Canada til Patagonien med omvendte årstider syd for ækvator. Afstandene er lange, og nationalparkerne er dem værd.',
  oceania:
    'To lande på den anden side af jorden med sommer fra december til februar. De fortjener et langt ophold: Afstandene er store, og det er himlen også.',
}
