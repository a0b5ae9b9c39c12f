export const newTour = {
  days: '{count, plural, one {Day {from}} other {Days {from}–{to}}}',
  calendarTitle: 'Choose the day you leave',
  monthBefore: 'The month before',
  monthAfter: 'The month after',
  pricesFor: '{count, plural, one {Price for # traveller} other {Price for # travellers together}}, in {currency}',
  lowest: 'Lowest price this month',
  few: 'Few places left',
  covered: 'Your price covers',
  yours: 'You see to these yourself',
  sheetOpen: 'Price and booking',
  sheetClose: 'Back to the dates',
} as const
