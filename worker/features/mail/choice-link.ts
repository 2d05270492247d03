import type { MailChoice } from '#shared/notifications/kinds.ts'
import { keyedDigest, sameSecret } from '#worker/auth/secrets.ts'

type Choice = { userId: number; kind: MailChoice }

const keyOf = (env: Pick<Env, 'HASH_KEY'>, { userId, kind }: Choice) =>
  keyedDigest(env.HASH_KEY, 'mail-choice', `${userId} ${kind}`)

/** The link that turns one kind of mail off without a sign-in. It never expires: an old letter must still lead out. */
export function choiceLink(env: Pick<Env, 'HASH_KEY' | 'SITE_URL'>, choice: Choice): string {
  const query = new URLSearchParams({
    member: String(choice.userId),
    kind: choice.kind,
    key: keyOf(env, choice),
  })
  return `${env.SITE_URL}/unsubscribe?${query}`
}

/** Whether we signed this choice. */
export const isSigned = (env: Pick<Env, 'HASH_KEY'>, choice: Choice, key: string): boolean =>
  sameSecret(key, keyOf(env, choice))
