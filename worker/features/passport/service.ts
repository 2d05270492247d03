import { SignJWT } from 'jose/jwt/sign'
import { iso } from '#shared/dates.ts'
import { type LicenseId, licenseLabel } from '#shared/licenses/catalogue.ts'
import type { Passport, PassportSettings, PassportSwitch } from '#shared/passport/api.ts'
import {
  type BadgeState,
  badgeStateOf,
  mayHavePassport,
  passportLifetimes,
  passportPaths,
  statementExpiry,
} from '#shared/passport/passport.ts'
import { ok, refuse, type Result } from '#shared/wire/result.ts'
import type { Deps } from '#worker/auth/deps.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { batch } from '#worker/db/batch.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import {
  deleteOldKeys,
  holderOf,
  type HolderRow,
  insertKey,
  newestKeyAt,
  passportOf,
  publishedKeysAt,
  savePassport,
  signingKeyAt,
  type SigningKeyRow,
} from './repo.ts'
import { newSealedKey, openSealedKey } from './signing-key.ts'

type KeyDeps = Pick<Deps, 'db' | 'env' | 'now' | 'random'>

const licensed = (row: HolderRow) => ({ ...row, licenseType: row.licenseType as LicenseId })

const stateOf = (row: HolderRow | undefined, now: number): BadgeState =>
  badgeStateOf(row && { ...licensed(row), hasPassport: row.passportSince !== null }, now)

const nameOf = (row: HolderRow) => row.companyName ?? `${row.firstName} ${row.lastName}`

/** The passport of a row; null unless the badge says 'verified'. */
function passportIn(row: HolderRow | undefined, now: number): Passport | null {
  if (!row || stateOf(row, now) !== 'verified' || row.licenseVerifiedAt === null) return null
  return {
    id: row.id,
    name: nameOf(row),
    licenseType: row.licenseType as LicenseId,
    licenseNumber: row.showsNumber ? row.licenseNumber : null,
    verifiedAt: iso(row.licenseVerifiedAt),
    // Before the basis was recorded, every license was checked by hand.
    basis: row.licenseBasis ?? 'hand',
    rosterAsOf: row.licenseRosterAsOf,
    expiresOn: row.licenseExpiresOn,
    memberSince: iso(row.joinedAt),
  }
}

/** A member's passport; null for unknown and private members, without a passport, and without a verified license. */
export async function readPassport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: number,
): Promise<Passport | null> {
  const [row] = await holderOf(db, id)
  return passportIn(row, now)
}

/** What a member's badge says, with the name of a verified one. */
export async function readBadge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: number,
): Promise<{ state: BadgeState; name: string | null }> {
  const [row] = await holderOf(db, id)
  const passport = passportIn(row, now)
  return { state: stateOf(row, now), name: passport && passport.name }
}

const mayShow = (user: UserRow, now: number) =>
  mayHavePassport({ ...user, licenseType: user.licenseType as LicenseId }, now)

/** Whether the viewer shows a passport. */
export async function readSettings({
  db,
  now,
  readAsViewer,
}: Pick<Deps, 'db' | 'now' | 'readAsViewer'>): Promise<PassportSettings> {
  const {
    viewer,
    rows: [[found]],
  } = await readAsViewer((userId) => [passportOf(db, userId)])
  return {
    isOn: found !== undefined,
    showsNumber: found?.showsNumber ?? false,
    mayShow: mayShow(viewer.user, now),
  }
}

/**
 * Switches the viewer's passport on or off. Refuses `not_verified` for switching it on without a verified license, and
 * `signed_out` when the session ends meanwhile.
 */
export async function changeSettings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, sessionHash }: Viewer,
  wanted: PassportSwitch,
): Promise<Result<PassportSettings, 'not_verified' | 'signed_out'>> {
  const may = mayShow(user, now)
  if (wanted.isOn && !may) return refuse('not_verified')
  const chosen = { isOn: wanted.isOn, showsNumber: wanted.isOn && wanted.showsNumber }
  const saved = await savePassport(db, { userId: user.id, sessionHash, now }, chosen)
  return saved ? ok({ ...chosen, mayShow: may }) : refuse('signed_out')
}

/** Makes the next key in time, and deletes those that no valid statement needs. Cron calls it. */
export async function keepSigningKeys({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const [newest] = await newestKeyAt(db)
  const { keySignsMs, keyLeadMs } = passportLifetimes
  if (!newest || newest.createdAt <= now - keySignsMs + keyLeadMs)
    await makeKey({ db, env, now, random: (count) => crypto.getRandomValues(new Uint8Array(count)) })
  await deleteOldKeys(db, now)
}

async function makeKey({ db, env, now, random }: KeyDeps): Promise<void> {
  await insertKey(db, { ...(await newSealedKey(env.HASH_KEY, random)), createdAt: now })
}

/** The key that signs now. Usually cron has made it; the first statement of a new network makes its own. */
async function signingKey(deps: KeyDeps, found: SigningKeyRow | undefined): Promise<SigningKeyRow> {
  if (found) return found
  await makeKey(deps)
  const [made] = await signingKeyAt(deps.db, deps.now)
  if (!made) throw new Error('there is no key to sign with')
  return made
}

/** The passport as a JWT, signed with ES256; null without a passport. */
export async function signStatement(deps: KeyDeps, id: number): Promise<string | null> {
  const { db, env, now } = deps
  const [[row], [found]] = await batch(db, [holderOf(db, id), signingKeyAt(db, now)])
  const passport = passportIn(row, now)
  if (!passport) return null
  const key = await signingKey(deps, found)
  return new SignJWT({
    name: passport.name,
    license: {
      status: 'verified',
      type: passport.licenseType,
      label: licenseLabel(passport.licenseType),
      ...(passport.licenseNumber !== null && { number: passport.licenseNumber }),
      verifiedAt: passport.verifiedAt,
      basis: passport.basis,
      ...(passport.rosterAsOf !== null && { listOf: passport.rosterAsOf }),
      ...(passport.expiresOn !== null && { expiresOn: passport.expiresOn }),
    },
    memberSince: passport.memberSince,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.id })
    .setIssuer(env.SITE_URL)
    .setSubject(env.SITE_URL + passportPaths.page(id))
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(statementExpiry(now, passport.expiresOn))
    .sign(await openSealedKey(env.HASH_KEY, key))
}

/** The public keys as a JWK set. */
export async function readKeySet({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const rows = await publishedKeysAt(db, now)
  return { keys: rows.map(({ id, publicKey }) => ({ ...publicKey, kid: id, alg: 'ES256', use: 'sig' })) }
}
