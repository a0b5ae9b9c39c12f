import metadata from 'libphonenumber-js/metadata.min.json'
import { phoneReader } from '../../../../shared/checkout/steps/traveller-details/phone.ts'

export const readPhone = phoneReader(metadata)
