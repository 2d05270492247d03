import { html } from 'hono/html'
import { brand } from '#shared/brand.ts'
import { secondLookText } from '#shared/licenses/cause.ts'
import { type MailKind, type MailPayload, mailPayloads } from './outbox.ts'
import type { DueMail } from './repo.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

type Email = { subject: string; lines: string[]; link?: { label: string; path: string } }

/** Links carry their token in the fragment, which reaches no server, so that opening a link does not use it up. */
const withToken = (path: string, token: string) => `${path}#token=${encodeURIComponent(token)}`

const decisions = {
  approved: 'Your license has been verified. Your profile now says so, with the date.',
  refused: 'We could not verify your license, so your profile is not listed for now.',
  more_needed: 'We need one more thing to verify your license.',
} as const

/** Anyone can register with someone else's address, so a name that mail programs might turn into a link is left out. */
const greeting = (firstName: string) => (/[./:@\\]/.test(firstName) ? 'Hello,' : `Hello ${firstName},`)

const templates: { [Kind in MailKind]: (payload: MailPayload<Kind>) => Email } = {
  welcome: ({ firstName, token }) => ({
    subject: `Welcome to ${brand.name}`,
    lines: [
      greeting(firstName),
      `your account is ready, and your first ${brand.token} is on it. Please confirm that this address is yours.`,
    ],
    link: { label: 'Confirm my email', path: withToken('/verify-email', token) },
  }),
  verify_email: ({ firstName, token }) => ({
    subject: 'Confirm your email',
    lines: [greeting(firstName), 'please confirm that this address is yours.'],
    link: { label: 'Confirm my email', path: withToken('/verify-email', token) },
  }),
  reset_password: ({ firstName, token }) => ({
    subject: 'Set a new password',
    lines: [
      greeting(firstName),
      `somebody asked for a new password for your account. The link below works once, for ${accountLifetimes.resetLink / 60_000} minutes. If it was not you, do nothing: your password stays as it is.`,
    ],
    link: { label: 'Set a new password', path: withToken('/login', token) },
  }),
  change_email: ({ firstName, token }) => ({
    subject: 'Confirm your new email',
    lines: [greeting(firstName), 'please confirm that you want to use this address for your account.'],
    link: { label: 'Use this address', path: withToken('/verify-email', token) },
  }),
  email_changing: ({ firstName, newEmail }) => ({
    subject: 'Your email is about to change',
    lines: [
      greeting(firstName),
      `somebody asked to change the address of your account to ${newEmail}. It changes once that address is confirmed. If it was not you, please change your password and write to ${brand.email}.`,
    ],
  }),
  password_changed: ({ firstName }) => ({
    subject: 'Your password was changed',
    lines: [
      greeting(firstName),
      `the password of your account was changed and all other sessions were ended. If it was not you, please write to ${brand.email}.`,
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
  }),
  digest: ({ firstName, lines }) => ({
    subject: `What is new on ${brand.name}`,
    lines: [greeting(firstName), ...lines],
    link: { label: 'Open your dashboard', path: '/dashboard' },
  }),
}

/** Renders a mail of the outbox as subject, text and escaped HTML. */
export function renderMail(
  due: Pick<DueMail, 'kind' | 'payload'>,
  siteUrl: string,
): { subject: string; text: string; html: string } {
  const kind = due.kind as MailKind
  const payload = mailPayloads[kind].parse(JSON.parse(due.payload))
  const render = templates[kind] as (payload: unknown) => Email
  const { subject, lines, link } = render(payload)
  const href = link && siteUrl + link.path
  return {
    subject,
    text: [...lines, ...(link ? [`${link.label}: ${href}`] : []), brand.name].join('\n\n'),
    html: String(
      html`<!doctype html><meta charset="utf-8" />
        <body style="font:16px/1.5 sans-serif;color:#1d2b24;max-width:36em">
          ${lines.map((line) => html`<p>${line}</p>`)}${link ? html`<p><a href="${href}">${link.label}</a></p>` : ''}
          <p>${brand.name}</p>
        </body>`,
    ),
  }
}
