import { filtersQuery, noFilters } from '#shared/directory/filters.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { readDirectory } from '#worker/features/directory/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import type { DirectorySearch } from './directory-question.ts'

const namesShown = 3

/** The members that a search of the directory finds for the viewer, with a link to it. */
export async function answerFromDirectory(deps: Deps, { licenseType, q, isNearby }: DirectorySearch) {
  const filters = { ...noFilters, licenseType, q }
  const { cards } = await readDirectory(deps, {
    filters,
    cursor: { kind: 'members', after: null },
    limit: namesShown + 1,
  })
  const names = cards
    .filter(({ id }) => typeof id === 'number')
    .map(({ companyName, firstName, lastName }) => companyName ?? `${firstName} ${lastName}`)
  const what = [licenseType && licenseLabel(licenseType), q].filter(Boolean).join(', ')
  const shown = names.slice(0, namesShown).join('; ')
  const more = names.length > namesShown ? '; and more' : ''
  const found =
    names.length > 0
      ? `In the directory under “${what}”: ${shown}${more}.`
      : `No member is listed under “${what}” yet.`
  const hint = isNearby ? ' Add your city to the search to see who is close.' : ''
  return {
    response: found + hint,
    link: { path: `/businesses?${filtersQuery(filters)}`, label: 'Search the directory' },
  }
}
