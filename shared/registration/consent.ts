/** The consents and the notices beside them, word for word. */
import { brand } from '#shared/brand.ts'

/** Stored with the time of each consent, as a record of the text that a member agreed to. */
export const consentVersions = {
  terms: 'interim-2026-11-29',
  sms: 'sms-2026-11-27',
  attestation: '2025-10-01',
} as const

/** The day of the interim terms and privacy texts. */
export const interimTermsDate = '2026-11-29'

export const consentLabels = {
  attestation: `I am a principal owner, co-owner, or authorized team member of a licensed or provisionally licensed cannabis business in ${brand.state}.`,
  /** Vendors hold no license, so they confirm whom they serve. */
  vendorAttestation: `I confirm that my business serves licensed cannabis or hemp businesses in ${brand.state}.`,
  sms: `I agree to receive text messages about my account from ${brand.name} at this number. No marketing. Frequency varies; message and data rates may apply. Reply STOP to end, HELP for help.`,
  terms: 'I agree to the interim Terms of Service and Privacy Policy.',
} as const

export const consentNotices = {
  hempIncluded: 'Hemp edible license holders are included.',
  publicListing:
    'Your name, license type, city, ZIP code, founding number and SkunkTokens™ are listed publicly, and what you add to your profile about your business. Phone, e-mail and funding answers never are. You can hide your profile any time.',
  vendorPublicListing:
    'Your name, service category, city, ZIP code and SkunkTokens™ are listed publicly, and what you add to your profile about your business. Phone and email never are. You can hide your profile any time.',
  funding: 'Only network staff see these answers',
} as const

/** The messages for missing consents, by account type. */
export const consentMessages = {
  business: {
    attestationConfirmed: 'You must confirm your license status',
    smsConsent: 'You must consent to receive SMS messages',
    terms: 'You must agree to the terms',
  },
  vendor: {
    attestationConfirmed: 'You must confirm your license status to proceed.',
    smsConsent: 'You must consent to receive SMS messages to proceed.',
    terms: 'You must accept the terms of service to proceed.',
  },
} as const
