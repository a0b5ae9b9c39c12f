export const replacement = {
  'replacement.title': 'Byt en del av din resa',
  'replacement.back': 'Se andra resor',
  'replacement.text': 'Välj den del du vill byta. Erbjudandena kommer från vår partner och öppnas här på webbplatsen.',
  'replacement.choose': 'Se erbjudanden',
  'replacement.chooseFor': 'Se erbjudanden i stället för {name}',
  'replacement.none': 'Ingen av delarna går att byta just nu. En kontroll av tillgängligheten kan ge nya erbjudanden.',
  'replacement.noBooking': 'Öppna sidan från din bokning: där syns vilka delar som går att byta.',
  'replacement.toBooking': 'Tillbaka till min bokning',
  'replacement.frameTitle': 'Erbjudanden från vår partner',
  'replacement.frameText': 'Välj här; sedan fortsätter bokningen med den nya delen. Inget dras ännu.',
}
