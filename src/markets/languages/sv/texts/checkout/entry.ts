export const entry = {
  'entry.title': 'Din bokning är klar att fyllas i',
  'entry.text': 'Du leds till det första steget.',
  'entry.continue': 'Till bokningen',
}
