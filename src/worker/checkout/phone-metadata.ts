import metadata from 'libphonenumber-js/metadata.min.json'
import { phoneReader } from '../../shared/checkout/phone.ts'

export const readPhone = phoneReader(metadata)
