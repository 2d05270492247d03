import { pages } from '#shared/pages/pages.ts'
import { achievements } from '#shared/achievements/achievements.ts'
import { rewardTiers } from '#shared/tokens/reward-tiers.ts'
import { endpoints } from '#shared/endpoints.ts'
import type { Cast, Person, Role } from './cast.ts'
import { roles } from './cast.ts'
import type { Choice } from './choice.ts'
import { type Example, examples, type Setting } from './examples.ts'

export const visitors = ['anonymous', ...roles, 'staff', 'staffPassword'] as const
export type VisitorName = (typeof visitors)[number] | 'spare'

/** One thing to ask: a call of the API or a page. */
export type Target = { name: string; method: string; pattern: string; example: Example; isApi: boolean }

const apiTargets: Target[] = Array.from(endpoints.values(), ({ method, path }) => {
  const name = `${method} ${path}`
  const example = examples[name]
  if (!example) throw new Error(`the fuzzer has no example of ${name}`)
  return { name, method, pattern: path, example, isApi: true }
})

const otherPaths = [
  '/sitemap.xml',
  '/robots.txt',
  '/index.html',
  '/assets/none.js',
  '/pages/none',
  '/no-page',
  '/api',
  '/api/none',
]

const pageTargets: Target[] = [...pages.map(({ path }) => path), ...otherPaths].map((pattern) => ({
  name: `GET ${pattern}`,
  method: 'GET',
  pattern,
  example: {},
  isApi: false,
}))

/** All that is asked; pages count as often as calls, though there are fewer. */
export const targets: readonly Target[] = [...apiTargets, ...pageTargets]

/** The calls that hash a password when what is sent is right. */
export const hashing: readonly Target[] = apiTargets.filter(({ example }) => example.hashes !== undefined)

const personOf = (cast: Cast, spare: Person, name: VisitorName): Person | undefined => {
  if (name === 'spare') return spare
  return (roles as readonly string[]).includes(name) ? cast[name as Role] : undefined
}

/** Fills the parameters of a pattern, mostly with what belongs to the visitor. */
export function pathOf(choice: Choice, target: Target, who: VisitorName, { cast, spare }: Setting): string {
  const own = personOf(cast, spare, who)
  const someone = () => (own && choice.chance(0.7) ? own : cast[choice.pick(roles)]).id
  const fatal = target.example.isFatal === true
  const params: Record<string, () => number | string> = {
    ':id': () => {
      if (fatal) return spare.id
      if (target.pattern.includes('/connections/')) return cast.connectionId
      if (target.pattern.includes('/verifications/')) return cast.checkId
      if (/\/(?:rewards|contact|bug-reports|member-reports)\/:id$/.test(target.pattern))
        return 1 + choice.int(5)
      if (target.pattern.startsWith('/api/messages/')) return cast.owner.id
      return someone()
    },
    ':userId': someone,
    ':businessOwnerId': () => cast.owner.id,
    ':memberId': () => choice.pick([cast.admin, cast.teammate, cast.member]).id,
    ':invitationId': () => choice.pick([1, 2, 3]),
    ':tier': () => choice.pick(rewardTiers).id,
    ':achievement': () => choice.pick(achievements).id,
    ':file': () => choice.pick(['members.csv', 'referrals.csv', 'ledger.csv', 'contact.csv', 'none.csv']),
    ':code': () => (own ?? cast.owner).referralCode,
  }
  const path = target.pattern
    .replaceAll(/:\w+/g, (name) => String(params[name]?.() ?? someone()))
    .replace('*', 'users')
  return target.example.query !== undefined && choice.chance(0.6) ? `${path}?${target.example.query}` : path
}
