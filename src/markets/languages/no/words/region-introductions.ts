import type { RegionsWords } from '../../en/words/regions.ts'

export const regionIntroductions: RegionsWords = {
  nordics:
    'Fem land rundt Nordsjøen, Østersjøen og Atlanterhavet. Nattog, kystskip og ferger binder dem sammen; sommernettene blir knapt mørke, og vinteren byr på nordlys.',
  'western-europe':
    'Korte avstander og mange måter å reise på: hurtigtog, ferger over Den engelske kanal og Irskesjøen, stier langs kanalene. Fem land med lange kyster og gamle byer.',
  'central-europe':
    'Alpene, Donau og byene langs dem. Jernbanen går langt opp i dalene, og de fleste reisene her klarer seg helt uten bil.',
  'southern-europe':
    'Fem land ved Middelhavet, Adriaterhavet og Atlanterhavet. Vår og høst er mildest; midt på sommeren er det svalere ved kysten og på øyene enn i byene.',
  africa:
    'Fra Marokkos basarer til Kapp. Nord ligger nær Europa; sør og øst tar lengre tid å nå, og der er de tørre månedene best for å se dyr.',
  asia: 'Fra ørkenene i Jordan til øyene i Japan. Vi reiser med tog der det finnes skinner, og monsunen bestemmer sesongen.',
  americas:
    'Fem land fra Canada til Patagonia, med motsatte årstider sør for ekvator. Avstandene er store, og nasjonalparkene er verdt dem.',
  oceania:
    'To land på andre siden av jorden, med sommer fra desember til februar. De fortjener et langt opphold: Avstandene er store, og det er himmelen også.',
}
