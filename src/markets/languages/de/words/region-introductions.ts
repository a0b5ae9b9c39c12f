import type { RegionsWords } from '../../en/words/regions.ts'

export const regionIntroductions: RegionsWords = {
  nordics:
    'Fünf Länder an Nordsee, Ostsee und Atlantik. Nachtzüge, Küstenschiffe und Fähren verbinden sie; im Sommer wird es kaum dunkel, im Winter leuchtet das Nordlicht.',
  'western-europe':
    'Kurze Wege und viele Arten, sie zurückzulegen: Schnellzüge, Fähren über Ärmelkanal und Irische See, Treidelpfade an den Kanälen. Fünf Länder mit langen Küsten und alten Städten.',
  'central-europe':
    'Die Alpen, die Donau und die Städte an ihren Ufern. Die Bahn reicht weit in die Täler hinauf, und die meisten Reisen kommen hier ganz ohne Auto aus.',
  'southern-europe':
    'Fünf Länder an Mittelmeer, Adria und Atlantik. Am mildesten sind Frühling und Herbst; im Hochsommer ist es an den Küsten und auf den Inseln kühler als in den Städten.',
  africa:
    'Von den Souks Marokkos bis zum Kap. Der Norden liegt nahe bei Europa; der Weg in den Süden und Osten ist weiter, und dort lassen sich Tiere in den trockenen Monaten am besten beobachten.',
  asia: 'Von den Wüsten Jordaniens bis zu den Inseln Japans. Wo Schienen liegen, reisen wir mit dem Zug, und über die Jahreszeit entscheidet der Monsun.',
  americas:
    'Fünf Länder von Kanada bis Patagonien; südlich des Äquators sind die Jahreszeiten vertauscht. Die Wege sind weit, und die Nationalparks sind sie wert.',
  oceania:
    'Zwei Länder am anderen Ende der Welt, mit Sommer von Dezember bis Februar. Sie lohnen eine lange Reise: Die Wege sind weit, und der Himmel ist es auch.',
}
