import type { Language } from '../../tours/vocabulary.ts'
import { plays, type Trip } from '../../trip/trip.ts'
import { termsWords as words } from '../../trip/words/terms-words.ts'
import { say } from '../../trip/words/words.ts'

/** Newer than the published description; read leniently by its clients. */
export const regulatoryInformation = (trip: Trip, language: Language) => ({
  paymentExplainer: say(words.explainer, language),
  euPrrl: {
    generalTermsConfirmationEnabled: true,
    itineraryContentValidationEnabled: false,
    title: say(words.packageHeader, language),
    intro: say(words.packageText, language).replace(/<[^>]+>/g, ''),
    checkboxText: say(words.packageCheckbox, language),
    links: [],
    compliance: { compliant: true, reasons: [] },
  },
  ...(plays(trip, 'on-request') && {
    onRequest: {
      confirmationEnabled: true,
      confirmationText: say(words.onRequest, language),
      remarks: say(words.onRequestRemarks, language),
    },
  }),
  travelInformation: { confirmationEnabled: false },
})
