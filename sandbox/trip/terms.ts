import { addDays } from '../tours/dates.ts'
import type { Language } from '../tours/vocabulary.ts'
import { cancellationScale } from './cancellation.ts'
import type { Trip } from './trip.ts'
import { termsWords as words } from './words/terms-words.ts'
import { say } from './words/words.ts'

function cancellationText({ startDate }: Trip, language: Language, writeDate: (date: string) => string): string {
  const lines = cancellationScale.slice(1).map(({ percentage }, index) => {
    const before = cancellationScale[index]?.daysBefore ?? 0
    return say(words.cancelFee, language, { date: writeDate(addDays(startDate, -before + 1)), percentage: String(percentage) })
  })
  return [say(words.cancelFree, language, { date: writeDate(addDays(startDate, -cancellationScale[0].daysBefore)) }), ...lines].join('')
}

export function termsSections(trip: Trip, language: Language, writeDate: (date: string) => string) {
  return [
    {
      header: say(words.bookingHeader, language),
      text: say(words.bookingText, language),
      checkboxText: say(words.bookingCheckbox, language),
    },
    {
      header: say(words.packageHeader, language),
      text: say(words.packageText, language),
      checkboxText: say(words.packageCheckbox, language),
    },
    { header: say(words.cancelHeader, language), text: cancellationText(trip, language, writeDate) },
  ]
}
