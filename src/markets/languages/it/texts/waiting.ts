export const waiting = {
  opening: 'La prenotazione si sta aprendo',
  slow: 'Ci vuole un po’ più del solito. I dati già inseriti restano salvati.',
  choices: 'Si può aspettare ancora, o chiedere di nuovo. Nessun dato inserito va perso.',
  goOn: 'Aspetta ancora',
  again: 'Chiedi di nuovo',
}
