import { Link } from 'react-router'
import { vendorBenefits, vendorTiers } from '#shared/vendors/tiers.ts'
import { paths } from '#src/paths.ts'
import { Section } from '#src/ui/section.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

function range(place: number): string {
  const from = vendorTiers[place]?.clientReferrals ?? 0
  const next = vendorTiers[place + 1]?.clientReferrals
  if (next === undefined) return `${from} or more`
  return from === 0 ? `Under ${next}` : `${from} to ${next - 1}`
}

/** The benefits of vendor partners, and the client referrals that each tier takes. */
export function VendorRewards() {
  return (
    <Section
      id="vendors"
      ground="sunk"
      title="For vendor partners"
      lead="Service providers, consultants and suppliers earn by the clients they refer."
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ul className="grid content-start border-t border-line-strong/50">
          {vendorBenefits.map((benefit) => (
            <li key={benefit} className="border-b border-line-strong/50 py-3 font-medium">
              {benefit}
            </li>
          ))}
          <li className="py-4">
            <TextLink asChild variant="action">
              <Link to={paths.vendorDemo()}>See a vendor dashboard with example data</Link>
            </TextLink>
          </li>
        </ul>
        <Table caption="Vendor tiers by client referrals">
          <thead>
            <tr>
              <HeaderCell>Tier</HeaderCell>
              <HeaderCell>Client referrals</HeaderCell>
              <HeaderCell>What it adds</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {vendorTiers.map(({ id, name, benefits }, index) => (
              <tr key={id}>
                <RowHeader className="whitespace-nowrap">{name}</RowHeader>
                <Cell className="whitespace-nowrap">{range(index)}</Cell>
                <Cell>{benefits.join('. ')}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Section>
  )
}
