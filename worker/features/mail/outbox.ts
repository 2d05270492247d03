import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { secondLookCauses } from '#shared/licenses/cause.ts'
import { statement } from '#worker/db/statement.ts'

/** The payload of each kind of mail, which is stored as JSON until the mail is sent. */
export const mailPayloads = {
  welcome: z.object({ firstName: z.string(), token: z.string() }),
  verify_email: z.object({ firstName: z.string(), token: z.string() }),
  reset_password: z.object({ firstName: z.string(), token: z.string() }),
  change_email: z.object({ firstName: z.string(), token: z.string() }),
  email_changing: z.object({ firstName: z.string(), newEmail: z.string() }),
  password_changed: z.object({ firstName: z.string() }),
  license_decided: z.object({
    firstName: z.string(),
    decision: z.enum(['approved', 'refused', 'more_needed']),
    note: z.string(),
  }),
  license_second_look: z.object({ firstName: z.string(), cause: z.enum(secondLookCauses) }),
  contact: z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
  connection_requests: z.object({
    firstName: z.string(),
    people: z.array(z.object({ name: z.string(), about: z.string() })),
  }),
  new_messages: z.object({
    firstName: z.string(),
    people: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
  }),
  referrals_joined: z.object({
    firstName: z.string(),
    userId: z.number(),
    people: z.array(z.string()),
    tokens: z.number(),
    balance: z.number(),
  }),
  digest: z.object({ firstName: z.string(), lines: z.array(z.string()) }),
} as const

export type MailKind = keyof typeof mailPayloads
export type MailPayload<Kind extends MailKind> = z.infer<(typeof mailPayloads)[Kind]>

/** Queues a mail to the member with an e-mail key, who may be inserted by the same batch. */
export function mailToMember<Kind extends MailKind>(mail: {
  kind: Kind
  emailKey: string
  payload: MailPayload<Kind>
  now: number
}) {
  return statement(sql`
    INSERT INTO outbox (user_id, kind, recipient, payload, next_attempt_at, created_at)
    SELECT id, ${mail.kind}, email, ${JSON.stringify(mail.payload)}, ${mail.now}, ${mail.now}
    FROM users WHERE email_key = ${mail.emailKey}`)
}

/** Queues a mail to a member if `when` is true. */
export function mailToMemberById<Kind extends MailKind>(mail: {
  kind: Kind
  userId: number
  payload: MailPayload<Kind>
  now: number
  /** When it may be sent; at once by default. */
  notBefore?: number
  when: SQL
}) {
  return statement(sql`
    INSERT INTO outbox (user_id, kind, recipient, payload, next_attempt_at, created_at)
    SELECT id, ${mail.kind}, email, ${JSON.stringify(mail.payload)}, ${mail.notBefore ?? mail.now}, ${mail.now}
    FROM users WHERE id = ${mail.userId} AND ${mail.when}`)
}

/** Queues a mail to any address, if `when` is true or missing. */
export function mailToAddress<Kind extends MailKind>(mail: {
  kind: Kind
  recipient: string
  payload: MailPayload<Kind>
  now: number
  userId?: number
  when?: SQL
}) {
  return statement(sql`
    INSERT INTO outbox (user_id, kind, recipient, payload, next_attempt_at, created_at)
    SELECT ${mail.userId ?? null}, ${mail.kind}, ${mail.recipient}, ${JSON.stringify(mail.payload)}, ${mail.now}, ${mail.now}
    WHERE ${mail.when ?? sql`TRUE`}`)
}
