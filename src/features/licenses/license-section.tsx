import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { brand } from '#shared/brand.ts'
import { licenseFacts } from '#shared/licenses/license-types.ts'
import type { OfficialLicense } from '#shared/licenses/catalogue.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'
import { LawChanges } from './law-note.tsx'
import { LicensePlate } from './license-plate.tsx'
import { SupplyView } from './supply-view.tsx'

/** The home page's license section: the 13 licenses as plates, and the supply view beside them. */
export function LicenseSection() {
  const [shown, setShown] = useState<OfficialLicense>('cannabis_cultivator')
  return (
    <Section
      id="license-types"
      title="The 13 license types"
      lead={`What each ${brand.state} license allows, what it prohibits and whom it works with. Information, not legal advice.`}
    >
      <LawChanges />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="laid-out-when-near [--estimated-height:1180px] md:[--estimated-height:960px]">
          <div className="border-t border-line">
            {licenseFacts.map((facts) => (
              <LicensePlate key={facts.id} facts={facts} onTrades={setShown} />
            ))}
          </div>
          <Button asChild variant="secondary" size="sm" className="mt-5 md:hidden">
            <a href="#license-types">
              <Icon as={ArrowUp} size="sm" />
              Back to Top
            </a>
          </Button>
        </div>
        <SupplyView license={shown} onPick={setShown} />
      </div>
    </Section>
  )
}
