import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { joinByApi, joinTeam } from './support/joining.ts'

/** The heading that a viewer sees at one of the owner's URLs. */
type Found = string | RegExp

const visitors = { heading: 'Please sign in', connections: 'Authentication Required' }

/** Each member screen with its heading per viewer; `own` is what viewers see at their own URL. */
const screens = [
  {
    name: 'dashboard',
    path: (id: number) => `/dashboard/${id}`,
    owner: /^Welcome, Ingrid/,
    others: 'User Not Found',
    own: /^Welcome, /,
    visitor: visitors.heading,
  },
  {
    name: 'referral center',
    path: (id: number) => `/referral-dashboard/${id}`,
    owner: 'Referral Center',
    others: 'User Not Found',
    own: 'Referral Center',
    visitor: visitors.heading,
  },
  {
    name: 'profile edit',
    path: (id: number) => `/profile/edit/${id}`,
    owner: 'Edit profile',
    others: 'User not found',
    own: 'Edit profile',
    visitor: visitors.heading,
  },
  {
    name: 'public profile',
    path: (id: number) => `/profile/${id}`,
    owner: /Lindqvist/,
    others: /Lindqvist/,
    own: /Lindqvist/,
    visitor: /Lindqvist/,
  },
  {
    name: 'account',
    path: () => '/account',
    owner: /^Account/,
    others: /^Account/,
    own: /^Account/,
    visitor: visitors.heading,
  },
  {
    name: 'connections',
    path: () => '/connections',
    owner: 'Connections',
    others: 'Connections',
    own: 'Connections',
    visitor: visitors.connections,
  },
  {
    name: 'messages',
    path: () => '/messages',
    owner: 'Messages',
    others: 'Messages',
    own: 'Messages',
    visitor: visitors.heading,
  },
  {
    name: 'directory',
    path: () => '/business-directory',
    owner: 'Minnesota Cannabis Business Directory',
    others: 'Minnesota Cannabis Business Directory',
    own: 'Minnesota Cannabis Business Directory',
    visitor: 'Minnesota Cannabis Business Directory',
  },
] as const satisfies readonly {
  name: string
  path: (id: number) => string
  owner: Found
  others: Found
  own: Found
  visitor: Found
}[]

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('each screen shows owner, team admin, member, stranger and visitor only what they may see', async ({
  launched,
  newVisitor,
}) => {
  // Five browsers open eight screens.
  test.slow()
  const { url } = launched
  const open = async (firstName: string) => {
    const page = await (await newVisitor()).newPage()
    return { page, ...(await joinByApi(page.context(), url, { firstName })) }
  }
  const owner = await open('Ingrid')
  const people = {
    'team admin': await open('Oskar'),
    member: await open('Marisol'),
    stranger: await open('Sanna'),
  }
  for (const [who, role] of [
    ['team admin', 'admin'],
    ['member', 'member'],
  ] as const) {
    await joinTeam(url, owner, people[who], role)
  }
  const visitor = await (await newVisitor()).newPage()

  for (const { name, path, owner: mine, others, own, visitor: outside } of screens) {
    await test.step(name, async () => {
      await owner.page.goto(url + path(owner.id))
      await expect(heading(owner.page)).toHaveText(mine)
      await visitor.goto(url + path(owner.id))
      await expect(heading(visitor)).toHaveText(outside)
      for (const person of Object.values(people)) {
        await person.page.goto(url + path(owner.id))
        await expect(heading(person.page)).toHaveText(others)
        // Other viewers' pages show none of the owner's data.
        await expect(person.page.getByText(owner.email)).toHaveCount(0)
        await expect(person.page.getByText(owner.referralCode)).toHaveCount(0)
        await person.page.goto(url + path(person.id))
        await expect(heading(person.page)).toHaveText(own)
      }
    })
  }

  await test.step('the owner and admins see the team card, and only the owner can change roles', async () => {
    const team = (page: Page) => page.getByRole('region', { name: 'Team' })
    await owner.page.goto(`${url}/dashboard`)
    await expect(team(owner.page).getByRole('button', { name: 'Add member' })).toBeVisible()
    await people['team admin'].page.goto(`${url}/dashboard`)
    await expect(team(people['team admin'].page)).toContainText('Only Ingrid Lindqvist can')
    await expect(team(people['team admin'].page).getByRole('button')).toHaveText([
      'Add member',
      'Edit business profile',
    ])
    await people.member.page.goto(`${url}/dashboard`)
    await expect(people.member.page.getByRole('heading', { name: 'Referral stats' })).toBeVisible()
    await expect(team(people.member.page)).toHaveCount(0)
  })
})
