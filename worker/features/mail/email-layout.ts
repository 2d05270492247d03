import { html } from 'hono/html'
import { brand } from '#shared/brand.ts'

export type Email = {
  subject: string
  /** Paragraphs; a line break in one stays one. */
  lines: string[]
  link?: { label: string; path: string }
  /** Where an answer goes; to us without one. */
  replyTo?: string
}

/** What a letter says of the member whom it is for. */
export type Recipient = {
  /** 'Founding member No. 7'; null without a number. */
  place: string | null
  /** The member's own referral link. */
  referralLink: string
}

export type LetterFrame = {
  siteUrl: string
  /** Null for a letter to somebody who is not a member. */
  recipient: Recipient | null
  /** The link that turns mail of this kind off; null for mail about the account itself. */
  unsubscribe: string | null
}

/** The herbarium's colours as mail programs know them; the second of each pair is for a dark screen. */
const style = `
  body, .paper { background: #f4f7f2; } .card { background: #fcfdfb; border: 1px solid #d2d8d0; }
  .ink { color: #14251c; } .soft, .soft a { color: #495850; } .button { background: #09583d; color: #fcfaf3; }
  @media (prefers-color-scheme: dark) {
    body, .paper { background: #0f1a16 !important; } .card { background: #17241f !important; border-color: #2c3a34 !important; }
    .ink { color: #efede4 !important; } .soft, .soft a { color: #acb2a6 !important; }
    .button { background: #65c18f !important; color: #051810 !important; }
  }`

const withBreaks = (line: string) =>
  line.split('\n').map((part, at) => (at === 0 ? html`${part}` : html`<br />${part}`))

const reason = `You are receiving this because you have an account at ${brand.name}.`

/** A letter as plain text. */
export function letterText({ lines, link }: Email, frame: LetterFrame): string {
  const { recipient, unsubscribe, siteUrl } = frame
  return [
    ...lines,
    ...(link ? [`${link.label}: ${siteUrl}${link.path}`] : []),
    ['--', brand.name, ...(recipient?.place ? [recipient.place] : [])].join('\n'),
    ...(recipient ? [`Your referral link: ${recipient.referralLink}`] : []),
    ...(unsubscribe ? [`${reason}\nTurn off emails like this: ${unsubscribe}`] : []),
  ].join('\n\n')
}

/** A letter in our look: tables and inline sizes, which every mail program reads. */
export function letterHtml({ subject, lines, link }: Email, frame: LetterFrame): string {
  const { recipient, unsubscribe, siteUrl } = frame
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>${subject}</title>
          <style>
            ${style}
          </style>
        </head>
        <body style="margin:0;padding:0">
          <table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="max-width:560px;font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
                >
                  <tr>
                    <td style="padding:0 4px 14px">
                      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
                        <tr>
                          <td class="ink" style="font:600 20px/1.3 Georgia,serif">${brand.name}</td>
                          ${
                            recipient?.place
                              ? html`<td class="soft" align="right" style="font-size:14px;white-space:nowrap">
                                  ${recipient.place}
                                </td>`
                              : ''
                          }
                        </tr>
                      </table>
                    </td>
                  </tr>
                  <tr>
                    <td class="card ink" style="padding:28px 26px;border-radius:10px">
                      ${lines.map((line) => html`<p style="margin:0 0 16px">${withBreaks(line)}</p>`)}${
                        link
                          ? html`<p style="margin:24px 0 8px">
                              <a
                                class="button"
                                href="${siteUrl + link.path}"
                                style="display:inline-block;padding:13px 22px;border-radius:8px;font-weight:600;text-decoration:none"
                                >${link.label}</a
                              >
                            </p>`
                          : ''
                      }
                    </td>
                  </tr>
                  <tr>
                    <td class="soft" style="padding:18px 4px 0;font-size:13px">
                      ${
                        recipient
                          ? html`<p style="margin:0 0 10px">
                              Your referral link:
                              <a href="${recipient.referralLink}">${recipient.referralLink}</a>
                            </p>`
                          : ''
                      }${
                        unsubscribe
                          ? html`<p style="margin:0 0 10px">
                              ${reason} <a href="${unsubscribe}">Turn off emails like this</a>
                            </p>`
                          : ''
                      }
                      <p style="margin:0">
                        ${brand.name}, ${brand.location}. <a href="mailto:${brand.email}">${brand.email}</a>
                      </p>
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  )
}
