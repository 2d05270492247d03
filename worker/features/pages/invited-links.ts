import { isHome, isInvitation, pageAt } from '#shared/pages/pages.ts'

const form = '#registration-form'

/**
 * The target of Join links on a page that was opened by an invitation; null without one. The prerendered page has no code,
 * and a click before hydration must not lose it.
 */
export function invitedJoinLink({ pathname, search }: URL): string | null {
  const page = pageAt(pathname)
  const code = page && isInvitation(page) ? pathname.split('/')[2] : new URLSearchParams(search).get('ref')
  if (!page || !code) return null
  return isHome(page) ? `${pathname}${search}${form}` : `/?${new URLSearchParams({ ref: code })}${form}`
}
