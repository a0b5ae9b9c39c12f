import type { RegionsWords } from '../../en/words/regions.ts'

export const regionIntroductions: RegionsWords = {
  nordics:
    'Fem länder kring Nordsjön, Östersjön och Atlanten. Nattåg, kustfartyg och färjor binder dem samman; sommarnätterna blir knappt mörka och vintern har norrsken.',
  'western-europe':
    'Korta avstånd och många sätt att resa: snabbtåg, färjor över Engelska kanalen och Irländska sjön, stigar längs kanalerna. Fem länder med långa kuster och gamla städer.',
  'central-europe':
    'Alperna, Donau och städerna längs dem. Järnvägen når långt upp i dalarna, och de flesta resor här klarar sig helt utan bil.',
  'southern-europe':
    'Fem länder vid Medelhavet, Adriatiska havet och Atlanten. Vår och höst är mildast; mitt i sommaren är det svalare vid kusten och på öarna än i städerna.',
  africa:
    'Från Marockos basarer till Kap. Norra Afrika ligger nära Europa; södern och östern tar längre tid att nå, och där syns djuren bäst under de torra månaderna.',
  asia: 'Från Jordaniens öknar till Japans öar. Våra resor går med tåg där det finns räls, och monsunen bestämmer säsongen.',
  americas:
    'Fem länder från Kanada till Patagonien, med omvända årstider söder om ekvatorn. Avstånden är långa, och nationalparkerna är värda dem.',
  oceania:
    'Två länder på andra sidan jorden, med sommar från december till februari. De förtjänar en lång vistelse: avstånden är stora, och det är himlen också.',
}
