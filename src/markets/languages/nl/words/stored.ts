import type { StoredWords } from '../../en/words/stored.ts'

export const stored: StoredWords = {
  purposes: {
    session: 'zorgt dat alleen jouw browser je boeking ziet en wijzigt',
    link: 'onthoudt dat je via een link bent gekomen, tot je je e-mailadres hebt genoemd',
    banner: 'onthoudt dat je een banner hebt gesloten',
    consent: 'onthouden wat je hebt toegestaan en wat niet',
    drafts: 'wat je in een boeking bent gaan invullen, versleuteld, zodat herladen niets wist; gewist zodra de boeking bevestigd is',
    marks: 'welke stappen van een boeking klaar zijn en waar je was',
    tours: 'de reizen die je hebt bewaard en het laatst hebt bekeken',
    tab: 'de gekozen kamers, je antwoorden voor je eigen route en wat dit tabblad je heeft getoond',
  },
  lives: {
    hour: '1 uur',
    day: '24 uur',
    month: '30 dagen',
    halfYear: '180 dagen',
    tab: 'tot je het tabblad sluit',
    cleared: 'tot je het in je browser verwijdert',
  },
}
