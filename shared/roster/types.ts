/** License types as the state's list spells them. */
import { isOfficialLicense, licenseFrom, type OfficialLicense } from '#shared/licenses/catalogue.ts'

/**
 * The official type for a cell, by every spelling of the catalogue, also with the word License or a note in
 * parentheses; null for one that the catalogue does not know.
 */
export function officialTypeFrom(text: string): OfficialLicense | null {
  const bare = text.replaceAll(/\([^)]*\)/g, ' ').trim()
  for (const spelling of [
    text,
    bare,
    bare.replace(/\s*licen[sc]es?$/i, ''),
    bare.replace(/^lphe\b/i, 'lower-potency hemp edible').replace(/\s*licen[sc]es?$/i, ''),
  ]) {
    const found = licenseFrom(spelling)
    if (found && isOfficialLicense(found)) return found
  }
  return null
}

/** Statuses of a license that may be used, in lower case; a list without statuses names valid licenses only. */
export const activeStatuses = ['', 'active', 'issued', 'current', 'approved', 'licensed', 'valid'] as const

export const isActiveStatus = (status: string): boolean =>
  activeStatuses.some((active) => active === status.trim().toLowerCase())
