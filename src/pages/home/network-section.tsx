import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { vendorBenefits } from '#shared/vendors/tiers.ts'
import { NewDate } from '#src/features/launch/new-date.tsx'
import { useCopyState } from '#src/features/launch/queries.ts'
import { useStats } from '#src/features/early-access/queries.ts'
import { Section } from '#src/ui/section.tsx'
import { CollectionCard } from '#src/features/achievements/example-collection-card.tsx'
import { EarlyAccessCard } from '#src/features/early-access/early-access-card.tsx'

function Membership() {
  const state = useCopyState()
  const copy = phaseCopy[state]
  const arePlacesLeft = (useStats()?.foundingRemaining ?? 1) > 0
  return (
    <dl className="mt-10 grid gap-x-8 border-t border-line-strong md:grid-cols-3 [&_dd]:mt-2 [&_dd]:text-[1rem] [&_dd]:text-ink-soft [&_dt]:font-display [&_dt]:text-xl [&_dt]:font-semibold [&>div]:py-5 max-md:[&>div+div]:border-t max-md:[&>div+div]:border-line">
      <div>
        <dt>Business owners</dt>
        <dd>
          Free membership. {state !== 'pre' && arePlacesLeft && `${copy.foundingPromise} `}
          {copy.ownerPromise} <NewDate after={copy.ownerPromise} />
        </dd>
      </div>
      <div>
        <dt>Vendor partners</dt>
        <dd>
          Service providers, consultants and suppliers.
          <ul className="mt-2 list-disc pl-5">
            {vendorBenefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>Who may join</dt>
        <dd>
          Only licensed businesses, their owners and team members. Accounts are manually verified, and
          misrepresenting license status may lead to account removal.
        </dd>
      </div>
    </dl>
  )
}

/** The home page's network section: what connections are for, who may join and what they are promised. */
export function NetworkSection() {
  const copy = phaseCopy[useCopyState()]
  return (
    <Section
      id="network"
      title="A network that covers the whole chain"
      lead={
        <>
          {copy.connections} <NewDate after={copy.connections} />
        </>
      }
    >
      <div className="laid-out-when-near grid gap-5 [--estimated-height:1290px] sm:[--estimated-height:1070px] lg:[--estimated-height:620px] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <CollectionCard />
        <EarlyAccessCard />
      </div>
      <Membership />
    </Section>
  )
}
