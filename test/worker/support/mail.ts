import { env } from 'cloudflare:workers'

const sent: EmailMessageBuilder[] = []

/** The simulator's binding, which records the mails, since tests cannot read the files that it writes. */
export const recordedMail: SendEmail = {
  async send(mail: EmailMessage | EmailMessageBuilder) {
    if (!('subject' in mail)) throw new TypeError('the product sends mail by its builder')
    sent.push(mail)
    return env.MAIL.send(mail)
  },
}

export function forgetMail(): void {
  sent.length = 0
}

/** The newest mail to an address whose subject holds `subject`. */
export function lastMail(to: string, subject: string): EmailMessageBuilder {
  const found = sent.findLast((mail) => mail.to === to && mail.subject.includes(subject))
  if (!found) throw new Error(`no mail '${subject}' went to ${to}`)
  return found
}

/** Every mail to an address, the oldest first. */
export const mailsTo = (to: string): EmailMessageBuilder[] => sent.filter((mail) => mail.to === to)

/** The token of the link in that mail. */
export function mailedToken(to: string, subject: string): string {
  const token = /#token=([\w%-]+)/.exec(lastMail(to, subject).text ?? '')?.[1]
  if (!token) throw new Error(`the mail '${subject}' holds no link`)
  return decodeURIComponent(token)
}
