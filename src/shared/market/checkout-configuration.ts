import { z } from 'zod'
import { stepNames } from '../checkout/steps/table.ts'
import { localized } from '../language.ts'
import { richText } from './rich-text.ts'

/** What a market's provider lists name; SEPA and iDEAL are offered in EUR only (rule 77). */
export const paymentProviders = ['card', 'sepa', 'ideal', 'invoice'] as const

export const checkoutConfiguration = z.object({
  steps: z.array(z.enum(stepNames)).min(2),
  paymentProviders: z.object({ b2b: z.array(z.enum(paymentProviders)), b2c: z.array(z.enum(paymentProviders)) }),
  messages: z.object({
    invalidPhoneNumber: localized,
    invalidDate: localized,
    invalidDateMin: localized,
    invalidDateMax: localized,
    invalidInteger: localized,
    missingRequiredFields: localized,
    invalidBookingWindowTitle: localized,
    invalidBookingWindowMessage: localized,
    inactiveAgencyErrorTitle: localized,
    inactiveAgencyErrorMessage: localized,
  }),
  /** Approved wording of the paying button; `{amount}` stands for the amount (rule 78). */
  payButton: localized,
  /** Whether one press may write the contact’s name into the first traveller (rule 58). */
  mayCopyNames: z.boolean().default(true),
  /** The same for an invoice, where nothing is charged at once. */
  invoiceButton: localized.default({}),
  /** Who collects direct debits; needed where a list names them. */
  sepa: z.object({ creditorName: z.string(), creditorId: z.string() }).optional(),
  packageTravelInformation: z.partialRecord(z.string(), richText),
  /** Schedules of the built-in checkout API (rule 34): the balance is due so many days before the start; instalments only where they are named. */
  schedules: z
    .object({
      balanceDays: z.number().int().min(0).max(365),
      instalments: z.object({ count: z.number().int().min(2).max(12), everyDays: z.number().int().min(7).max(92) }).optional(),
    })
    .default({ balanceDays: 40 }),
  /** Within so many days the suppliers answer what is on request (rule 86). */
  answerDays: z.number().int().min(2).max(30).default(3),
  /** So many days a link works that reopens a checkout elsewhere (rule 52). */
  resumeDays: z.number().int().min(1).max(30).default(7),
  helpPhone: z.string(),
  statementName: z.string(),
})
export type CheckoutConfiguration = z.infer<typeof checkoutConfiguration>
