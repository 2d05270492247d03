import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instance } from './instance.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

/** The mail simulator writes each part to a file and logs its path. */
const logged = /^To: (?<to>.*)\nSubject: (?<subject>.*)\n+Text: (?<text>.*)\nHTML: (?<html>.*)$/gm

/** Every mail sent to an address, oldest first. */
function mailTo(instance: Instance, address: string): Mail[] {
  return [...instance.log().matchAll(logged)]
    .flatMap(({ groups }) => (groups === undefined ? [] : [groups]))
    .filter(({ to }) => to === address)
    .map(({ to = '', subject = '', text = '', html = '' }) => ({
      to,
      subject,
      text: readFileSync(text, 'utf8'),
      html: readFileSync(html, 'utf8'),
    }))
}

/** Waits up to ten seconds for a mail to the address whose subject contains the text; returns the newest. */
export async function waitForMail(instance: Instance, address: string, subject = ''): Promise<Mail> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = mailTo(instance, address).findLast((mail) => mail.subject.includes(subject))
    if (found !== undefined) return found
    await sleep(100)
  }
  throw new Error(`No mail '${subject}' reached ${address}. The server's log:\n${instance.log()}`)
}
