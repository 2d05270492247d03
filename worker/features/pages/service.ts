import { brand } from '#shared/brand.ts'
import { sampleBusiness } from '#shared/content/sample-businesses.ts'
import { copyStateAt } from '#shared/launch.ts'
import { licenseLabel } from '#shared/licenses.ts'
import { type Page, pageAt, writtenFile } from '#shared/pages.ts'
import { lookUpCode } from '#worker/features/referral-codes/service.ts'
import { readStats } from '#worker/features/stats/service.ts'
import { readPublicMember } from '#worker/features/users/service.ts'
import type { Deps } from '#worker/http/deps.ts'
import type { Head } from './head.ts'

export type ChosenPage = {
  /** The asset to send: a page as it was written at build time, or the empty shell. */
  file: string
  status: 200 | 404
  head: Head
}

const shell = '/index.html'
const missing = { title: '404 - Page Not Found', description: brand.name }

/** What is known of one address beyond its pattern; null where there is nothing at it. */
type About = { title: string; description: string } | null

async function about(deps: Deps, page: Page, path: string): Promise<About> {
  const last = decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? '')
  if (page.path === '/business/:id') {
    const business = sampleBusiness(last)
    return business ? { title: business.name, description: business.description } : null
  }
  if (page.path === '/profile/:id' && /^\d+$/.test(last)) {
    const member = /^[1-9]\d{0,14}$/.test(last) ? await readPublicMember(deps, Number(last)) : null
    if (!member) return null
    const name = member.companyName ?? `${member.firstName} ${member.lastName}`
    const place = [licenseLabel(member.licenseType), member.city].filter(Boolean).join(', ')
    return {
      title: name,
      description: member.businessDescription ?? `${name}: ${place}. A member of ${brand.name}.`,
    }
  }
  if (page.path === '/ref/:code' || page.path === '/vendor-ref/:code') {
    const known = await lookUpCode(deps, last)
    return known ? { title: `${known.referrerFirstName} invited you`, description: page.description } : page
  }
  return page
}

/** The page by its pattern alone. */
export function plainPage(path: string): ChosenPage {
  const page = pageAt(path)
  if (!page) return { file: shell, status: 404, head: { ...missing, isHidden: true, path } }
  return {
    file: shell,
    status: 200,
    head: { title: page.title, description: page.description, isHidden: true, path },
  }
}

/**
 * Which page answers a path, with what status and what head (design §7 "Prerendered pages"). Who has a session cookie
 * gets the empty shell: the written pages speak to visitors. A path without a page gets the 404 screen.
 */
export async function choosePage(deps: Deps, path: string, isPersonal: boolean): Promise<ChosenPage> {
  const page = pageAt(path)
  const known = page && (await about(deps, page, path))
  if (!page || !known) return { file: shell, status: 404, head: { ...missing, isHidden: true, path } }
  const isInvitation = page.path.endsWith('/:code')
  const head = {
    title: known.title,
    description: known.description,
    isHidden: page.kind === 'private' || isInvitation,
    path,
  }
  if (page.kind !== 'written' || isPersonal) return { file: shell, status: 200, head }
  const copyState = copyStateAt(deps.now, await readStats(deps))
  return { file: `/pages/${copyState}/${writtenFile(page, path)}.html`, status: 200, head }
}
