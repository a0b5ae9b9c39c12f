export const replacement = {
  'replacement.title': 'Swap a part of your trip',
  'replacement.back': 'Look at other tours',
  'replacement.text': 'Choose the part that you would like to swap. The offers come from our partner and open on this site.',
  'replacement.choose': 'See offers',
  'replacement.chooseFor': 'See offers instead of {name}',
  'replacement.none': 'None of the parts can be swapped at the moment. Checking the availability may bring new offers.',
  'replacement.noBooking': 'Open this page from your booking: it shows which parts can be swapped.',
  'replacement.toBooking': 'Back to my booking',
  'replacement.frameTitle': 'Offers of our partner',
  'replacement.frameText': 'Choose here; then your booking goes on with the new part. Nothing is charged yet.',
}
