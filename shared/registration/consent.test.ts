import { expect, test } from 'vitest'
import { brand } from '#shared/brand.ts'
import { consentLabels, consentMessages, consentNotices } from './consent.ts'

test('the community is North Leaf Network in Minnesota', () => {
  expect(brand).toMatchObject({
    name: 'North Leaf Network',
    shortName: 'North Leaf',
    email: 'hello@northleaf.example',
    state: 'Minnesota',
    launchAt: '2025-10-01T00:00:00Z',
    launchDateCopy: 'October 1st, 2025',
  })
})

test('consents read as specified', () => {
  expect(consentLabels.attestation).toBe(
    'I am a principal owner, co-owner, or authorized team member of a licensed or provisionally licensed cannabis business in Minnesota.',
  )
  expect(consentLabels.sms).toBe(
    'I agree to receive text messages about my account from North Leaf Network at this number. No marketing. Frequency varies; message and data rates may apply. Reply STOP to end, HELP for help.',
  )
  expect(consentLabels.terms).toBe('I agree to the interim Terms of Service and Privacy Policy.')
  expect(consentNotices.publicListing).toBe(
    'Your name, license type, city, ZIP code, founding number and SkunkTokens™ are listed publicly, and what you add to your profile about your business. Phone, e-mail and funding answers never are. You can hide your profile any time.',
  )
  expect(consentNotices.vendorPublicListing).toBe(
    'Your name, service category, city, ZIP code and SkunkTokens™ are listed publicly, and what you add to your profile about your business. Phone and email never are. You can hide your profile any time.',
  )
  expect(consentNotices.hempIncluded).toBe('Hemp edible license holders are included.')
  expect(consentNotices.funding).toBe('Only network staff see these answers')
})

test('businesses and vendors have their own messages', () => {
  expect(consentMessages.business).toEqual({
    attestationConfirmed: 'You must confirm your license status',
    smsConsent: 'You must consent to receive SMS messages',
    terms: 'You must agree to the terms',
  })
  expect(consentMessages.vendor).toEqual({
    attestationConfirmed: 'You must confirm your license status to proceed.',
    smsConsent: 'You must consent to receive SMS messages to proceed.',
    terms: 'You must accept the terms of service to proceed.',
  })
})
