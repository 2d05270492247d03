import { Link } from 'react-router'
import { brand } from '#shared/brand.ts'
import { passportPaths } from '#shared/passport/passport.ts'
import { crumbs } from '#src/features/pages/crumbs.tsx'
import { NumberedSteps } from '#src/features/pages/numbered-steps.tsx'
import { useOrigin } from '#src/lib/origin.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Section } from '#src/ui/section.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

const ways = [
  {
    title: 'Open the page',
    text: 'Scan the code or type the address, and look at the address bar. The page shows what holds now; a printed card or a screenshot shows what held once.',
  },
  {
    title: 'Follow the badge',
    text: 'A badge on a website leads to the passport and names its business. It is at most five minutes old. “Not verified” and “unknown” mean what they say.',
  },
  {
    title: 'Check the signature',
    text: 'The signed statement says the same as the page, in a form that a program can check and you can file. It is valid for one day.',
  },
] as const

const claims = [
  ['iss', 'Who says so: this network’s address.'],
  ['sub', 'The address of the passport.'],
  ['iat, exp', 'When it was signed, and when it expires: after a day, or with the license’s last day.'],
  ['name', 'The business, or the member’s name without one.'],
  ['license.status', 'Always “verified”: without a verified license there is no statement.'],
  ['license.type, label', 'The license type, for programs and for people.'],
  ['license.number', 'The license number, if the member shows it.'],
  ['license.verifiedAt', 'When we verified the license.'],
  [
    'license.basis, listOf',
    '“roster” for the state’s list, with the day of that list; “hand” for documents.',
  ],
  ['license.expiresOn', 'The license’s last day, if the state’s list names one.'],
  ['memberSince', 'When the member joined.'],
] as const

function Code({ children }: { children: string }) {
  return (
    <pre className="mt-3 rounded-md border border-line bg-surface px-4 py-3 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  )
}

/** `/passport`: what a passport says, what it rests on, and how anybody can check one. */
export function About() {
  const origin = useOrigin() || 'https://…'
  return (
    <>
      <PageTitle>License passports</PageTitle>
      <div className="page-width pb-6">
        <PageHeader
          breadcrumbs={crumbs('License passports')}
          title="License passports"
          description="A member with a verified license can show it outside the network: as a page, as a badge, and as a signed statement. Anybody can check all three."
        />
      </div>
      <Section id="says" title="What it says">
        <div className="grid max-w-measure gap-4">
          <p>
            That {brand.name} has checked a license, which one, since when, and what the check rests on: the
            state’s list of a month, or documents that a person looked at on a day. The license number is
            shown only if the member wishes.
          </p>
          <p>
            It is not the license. The Office of Cannabis Management issues and withdraws licenses, and its
            own list decides. A passport is gone as soon as we withdraw the verification, on the license’s
            last day, and when the member switches it off.
          </p>
        </div>
      </Section>
      <Section id="check" title="Three ways to check one">
        <NumberedSteps steps={ways} className="md:grid-cols-3" stepClassName="md:border-b-0" />
      </Section>
      <Section id="signature" title="Checking the signature">
        <div className="max-w-190">
          <p>
            A statement is a JWT, signed with ES256. It is at the passport’s address with <code>.jwt</code>{' '}
            behind it, and the public keys are at{' '}
            <TextLink href={passportPaths.keys}>
              <code>{passportPaths.keys}</code>
            </TextLink>
            . With the program’s source code, one command does it:
          </p>
          <Code>{`npm run verify:passport -- ${origin}/passport/12`}</Code>
          <p className="mt-5">In a program of your own, with the library jose:</p>
          <Code>{`import { createRemoteJWKSet, jwtVerify } from 'jose'

const site = '${origin}'
const passport = \`\${site}/passport/12\`
const statement = await (await fetch(\`\${passport}.jwt\`)).text()
const keys = createRemoteJWKSet(new URL('${passportPaths.keys}', site))
const { payload } = await jwtVerify(statement, keys, {
  algorithms: ['ES256'],
  issuer: site,
  subject: passport,
})`}</Code>
          <p className="mt-5 text-[1rem] text-ink-soft">
            Take site and passport from the address that you were given, never from the statement. A key signs
            for 30 days; the next one is published an hour before, and each stays published until its last
            statement has expired.
          </p>
          <div className="mt-8">
            <Table caption="What a statement contains">
              <thead>
                <tr>
                  <HeaderCell>Field</HeaderCell>
                  <HeaderCell>Meaning</HeaderCell>
                </tr>
              </thead>
              <tbody>
                {claims.map(([name, meaning]) => (
                  <tr key={name}>
                    <RowHeader>
                      <code className="text-sm">{name}</code>
                    </RowHeader>
                    <Cell>{meaning}</Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        </div>
      </Section>
      <Section id="show" title="Show yours">
        <p className="max-w-measure">
          Members with a verified license switch their passport on under Account. There they also find the
          badge for their website. It is off until then.
        </p>
        <Button asChild variant="secondary" className="mt-6">
          <Link to={paths.account()}>Account</Link>
        </Button>
      </Section>
    </>
  )
}
