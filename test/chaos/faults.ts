import type { z } from 'zod'
import type { programmedAnswer } from '../../sandbox/programmed-answers.ts'
import type { Api, Trouble } from './plan.ts'

type Fault = z.input<typeof programmedAnswer>

const refused = { status: 502 } as const
const refusedAfterAll = { status: 502, executeFirst: true } as const
const dropped = { status: 200, drop: true } as const
const droppedAfterAll = { status: 200, drop: true, executeFirst: true } as const

type Post = Pick<Fault, 'path' | 'method' | 'holding'>

function callsOf(api: Api, id: string) {
  const provider = `/checkout/v1/checkouts/${id}`
  const sessions = `/tours-checkout-api/itineraries/${id}/checkout-sessions`
  const post = (path: string, holding = ''): Post => ({ path, method: 'POST', holding })
  const get = (path: string): Post => ({ path, method: 'GET' })
  const isRemote = api === 'remote'
  return {
    open: isRemote ? post(sessions) : post('/stripe/v1/payment_intents', id),
    goOn: isRemote ? post(`${sessions}/`) : post('/stripe/v1/payment_intents/', id),
    state: isRemote ? get(`/tours-checkout-api/itineraries/${id}`) : get(provider),
    check: post(`${provider}/availability-check`),
    book: post(`${provider}/start-booking`),
    record: post(`/payment-transactions/v1.13/${id}/create`),
    redeem: post(`${provider}/promo-codes/redeem`),
    mail: post('/mail/v1/messages', id),
    ofSession: (session: string) => {
      const at = isRemote ? `${sessions}/${session}` : `/stripe/v1/payment_intents/${session}`
      return { status: get(at), cancel: post(`${at}/cancel`), capture: post(`${at}/capture`) }
    },
  }
}

/** What is programmed before a trial begins. */
export function faultsOf(troubles: readonly Trouble[], api: Api, id: string): Fault[] {
  const { open, goOn, state, check, book, record, redeem, mail } = callsOf(api, id)
  const of: Partial<Record<Trouble, Fault>> = {
    'session-refused': { ...open, ...refused },
    'session-refused-after-all': { ...open, ...refusedAfterAll },
    'session-dropped': { ...open, ...dropped },
    'session-dropped-after-all': { ...open, ...droppedAfterAll },
    'session-late': { ...open, ...refusedAfterAll, lateMs: 300 },
    'provider-down': { ...open, status: 503, times: 3 },
    'check-down': { ...check, ...refused, times: 2 },
    'confirm-refused': { ...goOn, ...refused },
    'confirm-refused-after-all': { ...goOn, ...refusedAfterAll },
    'state-unreadable': { ...state, status: 500, times: 4 },
    'booking-dropped-after-all': { ...book, ...droppedAfterAll },
    'booking-dropped': { ...book, ...dropped },
    'record-dropped-after-all': { ...record, ...droppedAfterAll },
    'redeem-dropped-after-all': { ...redeem, ...droppedAfterAll },
    'mail-down': { ...mail, status: 500, times: 2 },
  }
  return troubles.flatMap((trouble) => of[trouble] ?? [])
}

/** What is programmed once a session is known. */
export function faultsOfSession(troubles: readonly Trouble[], api: Api, id: string, session: string): Fault[] {
  const { status, cancel, capture } = callsOf(api, id).ofSession(session)
  const of: Partial<Record<Trouble, Fault>> = {
    'status-unreadable': { ...status, status: 500, times: 6 },
    'cancel-refused': { ...cancel, ...refused },
    'cancel-refused-after-all': { ...cancel, ...refusedAfterAll },
    'capture-refused': { ...capture, ...refused },
    'capture-refused-after-all': { ...capture, ...refusedAfterAll },
  }
  return troubles.flatMap((trouble) => of[trouble] ?? [])
}
