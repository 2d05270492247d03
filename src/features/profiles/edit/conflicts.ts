import { serviceLabel } from '#shared/profiles/services.ts'
import type { EditValues } from './form-values.ts'

const labels: Partial<Record<keyof EditValues, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  companyName: 'Business name',
  businessDescription: 'About the business',
  businessAddress: 'Business address',
  businessOwnershipDetails: 'Ownership',
  city: 'City',
  zipCode: 'ZIP code',
  website: 'Website',
  teamSize: 'Team size',
  licenseType: 'License type',
  licenseNumber: 'License number',
  otherBusinessType: 'Type of business',
  vendorType: 'Service category',
  logoUrl: 'Logo',
  personalPhotoUrl: 'Photo',
  isProfilePublic: 'Public profile',
  servicesOffered: 'Services',
  lookingFor: 'Looking for',
}

export type Conflict = { field: keyof EditValues; label: string; saved: string }

function shown(field: keyof EditValues, values: EditValues): string {
  const value = values[field]
  if (field === 'logoUrl' || field === 'personalPhotoUrl') return value ? 'another picture' : 'no picture'
  if (Array.isArray(value)) return value.map(serviceLabel).join(', ') || 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value || 'nothing'
}

const text = (value: unknown) => JSON.stringify(value ?? '')

/** Fields that were changed differently here and elsewhere, with the saved value. */
export function conflictsOf(before: EditValues, saved: EditValues, typed: EditValues): Conflict[] {
  return (Object.keys(saved) as (keyof EditValues)[]).flatMap((field) => {
    const theirs = text(saved[field])
    if (theirs === text(before[field]) || theirs === text(typed[field])) return []
    if (text(typed[field]) === text(before[field])) return []
    return [{ field, label: labels[field] ?? 'Funding', saved: shown(field, saved) }]
  })
}
