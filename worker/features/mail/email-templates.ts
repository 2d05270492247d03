import { brand } from '#shared/brand.ts'
import { secondLookText } from '#shared/licenses/cause.ts'
import { type MailKind, type MailPayload, mailPayloads } from './outbox.ts'
import type { DueMail } from './repo.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'
import { type Email, letterHtml, letterText, type LetterFrame } from './email-layout.ts'
import { safeInMail } from './mail-names.ts'

/** Links carry their token in the fragment, which reaches no server, so that opening a link does not use it up. */
const withToken = (path: string, token: string) => `${path}#token=${encodeURIComponent(token)}`

const decisions = {
  approved: 'Your license has been verified. Your profile now says so, with the date.',
  refused: 'We could not verify your license, so your profile is not listed for now.',
  more_needed: 'We need one more thing to verify your license.',
} as const

/** Anyone can register with someone else's address, so a name that mail programs might turn into a link is left out. */
const greeting = (firstName: string) => (safeInMail(firstName) ? `Hello ${firstName},` : 'Hello,')

const tokensOf = (count: number) => `${count} ${count === 1 ? brand.token : brand.tokens}`

const messagesOf = (count: number) => (count === 1 ? 'a message' : `${count} messages`)

const templates: { [Kind in MailKind]: (payload: MailPayload<Kind>) => Email } = {
  welcome: ({ firstName, token }) => ({
    subject: `Welcome to ${brand.name}`,
    lines: [
      greeting(firstName),
      `Your account is ready, and your first ${brand.token} is on it. Please confirm that this address is yours.`,
    ],
    link: { label: 'Confirm my email', path: withToken('/verify-email', token) },
  }),
  verify_email: ({ firstName, token }) => ({
    subject: 'Confirm your email',
    lines: [greeting(firstName), 'Please confirm that this address is yours.'],
    link: { label: 'Confirm my email', path: withToken('/verify-email', token) },
  }),
  reset_password: ({ firstName, token }) => ({
    subject: 'Set a new password',
    lines: [
      greeting(firstName),
      `Someone asked for a new password for your account. The link below works once, for ${accountLifetimes.resetLink / 60_000} minutes. If it was not you, you can ignore this email: your password stays as it is.`,
    ],
    link: { label: 'Set a new password', path: withToken('/login', token) },
  }),
  change_email: ({ firstName, token }) => ({
    subject: 'Confirm your new email',
    lines: [greeting(firstName), 'Please confirm that you want to use this address for your account.'],
    link: { label: 'Use this address', path: withToken('/verify-email', token) },
  }),
  email_changing: ({ firstName, newEmail }) => ({
    subject: 'Your email is about to change',
    lines: [
      greeting(firstName),
      `Someone asked to change the address of your account to ${newEmail}. It changes once that address is confirmed. If it was not you, please change your password and write to ${brand.email}.`,
    ],
  }),
  password_changed: ({ firstName }) => ({
    subject: 'Your password was changed',
    lines: [
      greeting(firstName),
      `The password of your account was changed, and all other sessions were ended. If it was not you, please write to ${brand.email}.`,
    ],
  }),
  license_decided: ({ firstName, decision, note }) => ({
    subject: 'Your license check',
    lines: [greeting(firstName), decisions[decision], ...(note ? [`The reviewer wrote: ${note}`] : [])],
    link: { label: 'Open your profile', path: '/dashboard' },
  }),
  license_second_look: ({ firstName, cause }) => ({
    subject: 'Your license needs another look',
    lines: [greeting(firstName), secondLookText[cause].reason, secondLookText[cause].advice],
    link: { label: 'Open your profile', path: '/dashboard' },
  }),
  contact: ({ name, email, subject, message }) => ({
    subject: `Contact form: ${subject}`,
    lines: [`From ${name} (${email})`, message],
    replyTo: email,
  }),
  connection_requests: ({ firstName, people }) => {
    const told = people.map(({ name, about }) => (about ? `${name} (${about})` : name))
    const [first] = people
    return people.length === 1 && first
      ? {
          subject: `${first.name} wants to connect`,
          lines: [greeting(firstName), `${told[0]} wants to connect with you.`],
          link: { label: 'See the request', path: '/connections?tab=requests' },
        }
      : {
          subject: `${people.length} members want to connect`,
          lines: [greeting(firstName), `These members want to connect with you:\n${told.join('\n')}`],
          link: { label: 'See the requests', path: '/connections?tab=requests' },
        }
  },
  new_messages: ({ firstName, people }) => {
    const total = people.reduce((sum, { count }) => sum + count, 0)
    const [first] = people
    const told = people.map(({ name, count }) => `${name} sent you ${messagesOf(count)}.`)
    const title = total === 1 ? 'New message' : `${total} new messages`
    return {
      subject: people.length === 1 && first ? `${title} from ${first.name}` : title,
      lines: [greeting(firstName), told.join('\n')],
      link: {
        label: total === 1 ? 'Read the message' : 'Read the messages',
        path: people.length === 1 && first ? `/messages/${first.id}` : '/messages',
      },
    }
  },
  referrals_joined: ({ firstName, userId, people, tokens, balance }) => ({
    subject:
      people.length === 1
        ? `${people[0]} joined through your link`
        : `${people.length} businesses joined through your link`,
    lines: [
      greeting(firstName),
      `${people.join(', ')} joined through your link.`,
      `You earned ${tokensOf(tokens)}. Your balance is ${tokensOf(balance)}.`,
    ],
    link: { label: 'See your referrals', path: `/referral-dashboard/${userId}` },
  }),
  digest: ({ firstName, lines }) => ({
    subject: `What’s new on ${brand.name}`,
    lines: [greeting(firstName), ...lines],
    link: { label: 'Open your notifications', path: '/notifications' },
  }),
}

/** Renders a mail of the outbox as subject, text and escaped HTML. */
export function renderMail(
  due: Pick<DueMail, 'kind' | 'payload'>,
  frame: LetterFrame,
): { subject: string; text: string; html: string; replyTo: string | undefined } {
  const kind = due.kind as MailKind
  const payload = mailPayloads[kind].parse(JSON.parse(due.payload))
  const render = templates[kind] as (payload: unknown) => Email
  const email = render(payload)
  return {
    subject: email.subject,
    text: letterText(email, frame),
    html: letterHtml(email, frame),
    replyTo: email.replyTo,
  }
}
