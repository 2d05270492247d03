import { isHome, isInvitation, pageAt } from '#shared/pages/pages.ts'

const form = '#registration-form'

/**
 * Where Join leads on a written page that was reached by an invitation: the page was written for no code, and a press
 * before the application is alive must not lose it. Null where nobody invited.
 */
export function invitedJoinLink({ pathname, search }: URL): string | null {
  const page = pageAt(pathname)
  const code = page && isInvitation(page) ? pathname.split('/')[2] : new URLSearchParams(search).get('ref')
  if (!page || !code) return null
  return isHome(page) ? `${pathname}${search}${form}` : `/?${new URLSearchParams({ ref: code })}${form}`
}
