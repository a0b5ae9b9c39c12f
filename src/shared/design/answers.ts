import { addDays } from '../format/date.ts'
import { monthsFrom } from '../format/months.ts'
import type { Room } from '../provider/discovery.ts'
import { roomsOfText } from '../provider/rooms-text.ts'
import { routeLimits } from './limits.ts'

export const interests = [
  'fjord',
  'alpine',
  'coast',
  'islands',
  'old-town',
  'city',
  'vineyard',
  'forest',
  'savannah',
  'desert',
  'northern-lights',
] as const
export type Interest = (typeof interests)[number]

export const paces = ['slow', 'steady', 'quick'] as const
export type Pace = (typeof paces)[number]

/** The four questions, in order, and the fields that each asks. */
export const questions = ['where', 'when', 'who', 'what'] as const
export type Question = (typeof questions)[number]
const questionOf = {
  region: 'where',
  country: 'where',
  month: 'when',
  date: 'when',
  nights: 'when',
  rooms: 'who',
  interest: 'what',
  pace: 'what',
} as const
export type AnswerField = keyof typeof questionOf

/** What a form holds: every value of each name, in order. */
export type AnswerValues = Readonly<Record<string, readonly string[]>>
export type AnswerProblem = { field: AnswerField; code: 'required' | 'option' | 'too-many' | 'range' | 'too-early' | 'too-late' }

export type Answers = {
  region: string
  countries: string[]
  startDate: string
  nights: number
  rooms: Room[]
  interests: Interest[]
  pace: Pace
}

/** Regions and countries that a market sells, and its date. */
export type Offer = { regions: readonly { key: string; countries: readonly { key: string }[] }[]; today: string }

export const questionOfField = (field: AnswerField): Question => questionOf[field]
export const earliestStart = (today: string): string => addDays(today, routeLimits.daysAhead)
/** The last day of the last month that is offered. */
export const latestStart = (today: string): string => addDays(`${monthsFrom(today, routeLimits.months + 1).at(-1)}-01`, -1)
export const offeredMonths = (today: string): string[] =>
  monthsFrom(earliestStart(today), routeLimits.months).filter((month) => `${month}-01` <= latestStart(today))

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value => values.some((value) => value === text)

function roomsIn(values: AnswerValues): Room[] | undefined {
  const whole = values.rooms?.[0]
  if (whole) return roomsOfText(whole)
  const parts = [0, 1, 2, 3].flatMap((index) => {
    const adults = values[`room-${index}-adults`]?.[0] ?? ''
    if (adults === '' || adults === '0') return []
    const ages = (values[`room-${index}-age`] ?? []).filter(Boolean)
    return [ages.length > 0 ? `${adults}-${ages.join(',')}` : adults]
  })
  return roomsOfText(parts.join('_'))
}

/** A day within reach: the asked one, or the tenth of the asked month, which is far enough into it to be its season. */
function startIn(month: string, today: string): string {
  const middle = `${month}-10`
  return middle < earliestStart(today) ? earliestStart(today) : middle
}

function readStart(values: AnswerValues, today: string): { startDate: string } | AnswerProblem {
  const [date = ''] = values.date ?? []
  const [month = ''] = values.month ?? []
  if (date !== '') {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)) || new Date(date).toISOString().slice(0, 10) !== date)
      return { field: 'date', code: 'option' }
    if (date < earliestStart(today)) return { field: 'date', code: 'too-early' }
    return date > latestStart(today) ? { field: 'date', code: 'too-late' } : { startDate: date }
  }
  if (month === '') return { field: 'month', code: 'required' }
  return isOneOf(offeredMonths(today), month) ? { startDate: startIn(month, today) } : { field: 'month', code: 'option' }
}

/** The answers of the four questions, or what is wrong with them, in the order of the questions. */
export function readAnswers(values: AnswerValues, { regions, today }: Offer): { answers: Answers } | { problems: AnswerProblem[] } {
  const problems: AnswerProblem[] = []
  const refuse = (field: AnswerField, code: AnswerProblem['code']) => void problems.push({ field, code })

  const [wanted = ''] = values.region ?? []
  const region = regions.find(({ key }) => key === wanted)
  if (!region) refuse('region', wanted ? 'option' : 'required')
  const countries = (region?.countries ?? []).map(({ key }) => key).filter((key) => values.country?.includes(key))
  if (countries.length > routeLimits.countries) refuse('country', 'too-many')

  const start = readStart(values, today)
  if ('field' in start) problems.push(start)
  const [nightsText = ''] = values.nights ?? []
  const nights = /^\d{1,3}$/.test(nightsText.trim()) ? Number(nightsText) : Number.NaN
  if (nightsText.trim() === '') refuse('nights', 'required')
  else if (!(nights >= routeLimits.nights.min && nights <= routeLimits.nights.max)) refuse('nights', 'range')

  const rooms = roomsIn(values)
  if (!rooms) refuse('rooms', 'option')

  const loved = interests.filter((each) => values.interest?.includes(each))
  if (loved.length < routeLimits.interests.min) refuse('interest', 'required')
  if (loved.length > routeLimits.interests.max) refuse('interest', 'too-many')
  const [pace = ''] = values.pace ?? []
  if (!isOneOf(paces, pace)) refuse('pace', pace ? 'option' : 'required')

  if (problems.length > 0 || !region || !rooms || !('startDate' in start) || !isOneOf(paces, pace)) return { problems }
  return { answers: { region: region.key, countries, startDate: start.startDate, nights, rooms, interests: loved, pace } }
}
