import { brand } from '#shared/brand.ts'
import type { DocumentPart } from '#src/ui/document.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** How long each kind of cookie is kept. */
const retention = [
  { kind: 'Authentication cookies', kept: '30 days or until logout' },
  { kind: 'Preference cookies', kept: 'Up to 1 year' },
  { kind: 'Analytics cookies', kept: 'Up to 2 years' },
  { kind: 'Session cookies', kept: 'Until the browser closes' },
] as const

/** The eight sections of the cookie policy. */
export const cookiePolicy: readonly DocumentPart[] = [
  {
    id: 'what',
    title: 'What cookies are',
    content: (
      <p>
        Cookies are small texts that a website asks your browser to keep and to send back on the next visit.
        Browser storage does the same without sending anything. This policy covers both.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How we use cookies',
    content: (
      <p>
        To keep you signed in, to remember choices you made on this device, and to fill in the code of the
        member who invited you. We set no cookies of others.
      </p>
    ),
  },
  {
    id: 'types',
    title: 'Types of cookies we use',
    content: (
      <ul>
        <li>
          <b>Authentication.</b> One cookie that holds your session. Scripts cannot read it.
        </li>
        <li>
          <b>Preferences.</b> What you have seen or closed, the name shown in the header, and an invitation
          code for up to 90 days, in browser storage.
        </li>
        <li>
          <b>Analytics.</b> Would tell us which pages are used. We set none today.
        </li>
        <li>
          <b>Session.</b> What only matters until you close the browser.
        </li>
      </ul>
    ),
  },
  {
    id: 'managing',
    title: 'Managing your preferences',
    content: (
      <p>
        Every browser can show, delete and block cookies and site data; look under privacy in its settings.
        Logging out deletes the authentication cookie.
      </p>
    ),
  },
  {
    id: 'disabling',
    title: 'Impact of disabling cookies',
    content: (
      <p>
        The public pages work as before. Signing in needs the authentication cookie, and without browser
        storage an invitation code has to be typed in.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'Retention',
    content: (
      <div className="mt-4">
        <Table caption="How long each kind is kept" captionHidden>
          <thead>
            <tr>
              <HeaderCell>Kind</HeaderCell>
              <HeaderCell>Kept for</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {retention.map(({ kind, kept }) => (
              <tr key={kind}>
                <RowHeader>{kind}</RowHeader>
                <Cell>{kept}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    ),
  },
  {
    id: 'updates',
    title: 'Updates to this policy',
    content: <p>When this policy changes, the new text stands here with its date.</p>,
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <p>
        Questions about cookies: <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
      </p>
    ),
  },
]
