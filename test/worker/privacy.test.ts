import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { join, type Member, Visitor } from './support/client.ts'
import { consentNotices } from '#shared/registration/consent.ts'
import { add } from './support/team.ts'

const hide = (member: Member) =>
  env.DB.prepare('UPDATE users SET is_profile_public = 0 WHERE id = ?').bind(member.user.id).run()
const refuse = (member: Member) =>
  env.DB.prepare("UPDATE users SET license_status = 'refused' WHERE id = ?").bind(member.user.id).run()

/** The statuses and texts of every call about a member by id, without the request's id. */
async function responsesAbout(viewer: Member, id: number): Promise<string[]> {
  const responses = [
    await viewer.get(`/api/users/${id}`),
    await viewer.post(`/api/users/${id}/block`),
    await viewer.post(`/api/users/${id}/report`, { reason: 'Spam' }),
    await viewer.post('/api/connections', { receiverId: id }),
    await viewer.post('/api/messages', { receiverId: id, content: 'Hello' }),
    await viewer.get(`/api/messages/${id}`),
    await viewer.get(`/api/connections/relations?ids=${id}`),
    await viewer.get('/api/blocks'),
  ]
  const texts = await Promise.all(responses.map((answer) => answer.text()))
  return texts.map((text, index) =>
    `${responses[index]?.status} ${text}`
      .replace(/"requestId":"[^"]*"/, '')
      .replaceAll(new RegExp(`\\b${id}\\b`, 'g'), 'ID'),
  )
}

test('calls about private, refused, blocking and unknown members get the same answers', async () => {
  const viewer = await join()
  const [hidden, refused, blocking, declined] = [await join(), await join(), await join(), await join()]
  await hide(hidden)
  await refuse(refused)
  await blocking.post(`/api/users/${viewer.user.id}/block`)
  const { id } = await (
    await declined.post('/api/connections', { receiverId: viewer.user.id })
  ).json<{ id: number }>()
  await viewer.post(`/api/connections/${id}/reject`)
  await declined.post(`/api/users/${viewer.user.id}/block`)
  const unknown = await responsesAbout(viewer, 987_654_321)
  for (const member of [hidden, refused, blocking, declined]) {
    expect(await responsesAbout(viewer, member.user.id)).toEqual(unknown)
  }
  expect(await (await viewer.get('/api/blocks')).json()).toEqual([])
})

test('a hidden member known from a request, a team or an own block can be blocked and reported', async () => {
  const [member, asking, owner, blocked] = [await join(), await join(), await join(), await join()]
  await asking.post('/api/connections', { receiverId: member.user.id })
  await add(owner, member)
  await member.post(`/api/users/${blocked.user.id}/block`)
  for (const other of [asking, owner, blocked]) {
    await hide(other)
    expect((await member.post(`/api/users/${other.user.id}/report`, { reason: 'Spam' })).status).toBe(204)
    expect((await member.post(`/api/users/${other.user.id}/block`)).status).toBe(204)
  }
})

/** The keys that others may read of a member; a new column must not appear by accident. */
const cardKeys = [
  'accountType',
  'city',
  'companyName',
  'firstName',
  'foundingNumber',
  'id',
  'lastName',
  'licenseBasis',
  'licenseRosterAsOf',
  'licenseStatus',
  'licenseType',
  'licenseVerifiedAt',
  'logoUrl',
  'personalPhotoUrl',
  'vendorType',
]

const secrets = [
  'email',
  'phone',
  'hash',
  'funding',
  'raise',
  'proof',
  'referralCode',
  'address',
  'licenseNumber',
  'consent',
]

test('answers to others have exactly the public keys', async () => {
  const member = await join({
    firstName: 'Keyholder',
    hasSecuredFunding: false,
    lookingToRaise: true,
    fundingAmount: '',
  })
  const viewer = await join()
  await viewer.post('/api/connections', { receiverId: member.user.id })
  const connection = (await (await viewer.get('/api/connections')).json<Record<string, object>[]>())[0]
  expect(Object.keys(connection?.['targetUser'] ?? {}).toSorted()).toEqual(cardKeys)
  await member.post(`/api/connections/${String(connection?.['id'])}/accept`)
  await viewer.post('/api/messages', { receiverId: member.user.id, content: 'Hello' })
  const answers = await Promise.all(
    [
      `/api/users/${member.user.id}`,
      '/api/businesses',
      '/api/founding',
      '/api/connections',
      '/api/messages',
      `/api/messages/${member.user.id}`,
      `/api/referral-codes/${member.user.referralCode}`,
      '/api/stats',
      '/api/featured',
      '/api/health',
    ].map(async (path) => [path, await (await viewer.get(path)).text()] as const),
  )
  for (const [path, text] of answers) {
    expect(text, path).not.toContain(member.user.email)
    expect(text, path).not.toContain(member.user.phoneNumber)
    const keys = [...text.matchAll(/"(\w+)":/g)].map(([, key = '']) => key)
    for (const secret of secrets) {
      expect(
        keys.filter((key) => key.toLowerCase().includes(secret.toLowerCase())),
        path,
      ).toEqual([])
    }
  }
})

test('a hidden member is in no list, no preview and no search', async () => {
  const [member, viewer] = [await join({ firstName: 'Zyxwvut', lastName: 'Qponmlk' }), await join()]
  const seen = async () => {
    const texts = await Promise.all(
      [
        '/api/businesses?q=zyxwvut',
        '/api/founding',
        '/api/featured',
        `/profile/${member.user.id}`,
        `/api/users/${member.user.id}`,
      ].map(async (path) => (await viewer.get(path)).text()),
    )
    return texts.join('')
  }
  await env.DB.prepare("UPDATE users SET license_status = 'verified', featured_until = ? WHERE id = ?")
    .bind(Date.now() + 60_000, member.user.id)
    .run()
  expect(await seen()).toContain('Zyxwvut')
  for (const conceal of [hide, refuse]) {
    await conceal(member)
    const text = await seen()
    expect(text).not.toContain('Zyxwvut')
    expect(text).not.toContain('Qponmlk')
    await env.DB.prepare("UPDATE users SET is_profile_public = 1, license_status = 'verified' WHERE id = ?")
      .bind(member.user.id)
      .run()
  }
  expect((await new Visitor().get(`/profile/${member.user.id}`)).status).toBe(200)
})

test('two members of whom one has blocked the other find each other in no list and no preview', async () => {
  const [member, other] = [await join({ firstName: 'Wvutsrq' }), await join({ firstName: 'Lkjihgf' })]
  await env.DB.prepare("UPDATE users SET license_status = 'verified', featured_until = ? WHERE id IN (?, ?)")
    .bind(Date.now() + 60_000, member.user.id, other.user.id)
    .run()
  const paths = ['/api/businesses', '/api/founding', '/api/featured', '/api/connections', '/api/messages']
  const seenBy = async (viewer: Visitor, who: Member) => {
    const requestPaths = [...paths, `/api/users/${who.user.id}`, `/profile/${who.user.id}`]
    return (await Promise.all(requestPaths.map(async (path) => (await viewer.get(path)).text()))).join('')
  }
  expect(await seenBy(other, member)).toContain('Wvutsrq')
  expect((await other.get(`/profile/${member.user.id}`)).status).toBe(200)
  await member.post(`/api/users/${other.user.id}/block`)
  expect(await seenBy(other, member)).not.toContain('Wvutsrq')
  expect(await seenBy(member, other)).not.toContain('Lkjihgf')
  expect((await other.get(`/profile/${member.user.id}`)).status).toBe(404)
  const visitor = await new Visitor().get('/api/featured')
  expect(visitor.headers.get('Cache-Control')).toBe('public, max-age=60')
  expect(await visitor.text()).toContain('Wvutsrq')
  expect((await other.get('/api/featured')).headers.get('Cache-Control')).toBe('no-store')
})

test('a visitor reads of a member what the consent text names, and nothing that it excludes', async () => {
  const { user } = await join()
  const shown = await (await new Visitor().get(`/api/users/${user.id}`)).json<Record<string, unknown>>()
  for (const [field, word] of [
    ['firstName', 'name'],
    ['licenseType', 'license type'],
    ['city', 'city'],
    ['zipCode', 'ZIP code'],
    ['foundingNumber', 'founding number'],
    ['skunkTokens', 'SkunkTokens'],
  ] as const) {
    expect(shown).toHaveProperty(field)
    expect(consentNotices.publicListing.split(' are listed publicly')[0]).toContain(word)
  }
  for (const field of ['phoneNumber', 'email', 'hasSecuredFunding', 'fundingAmount'])
    expect(shown).not.toHaveProperty(field)
})
