import { ChevronDown } from 'lucide-react'
import type { LicenseFacts } from '#shared/licenses/license-types.ts'
import { licensePlate, type OfficialLicense } from '#shared/licenses/catalogue.ts'
import { Icon } from '#src/ui/icon.tsx'
import { LicenseMark } from './license-mark.tsx'
import { PlateBasis } from './law-note.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** The fragment that links to a license's plate: `/#license-types/cannabis_cultivator`. */
export const plateFragment = (id: OfficialLicense) => `license-types/${id}`

/** Written in full, so that Tailwind finds the classes. */
type Mark = 'marked-check' | 'marked-cross' | 'marked-handshake' | 'marked-layers'

function FactList({ title, facts, mark }: { title: string; facts: readonly string[]; mark: Mark }) {
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul className={`mt-2 grid gap-1.5 text-[1rem] leading-snug marked-list ${mark}`}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

/**
 * One license as a numbered plate. `<details name>` keeps one open at a time without a script, and a link to the
 * fragment inside opens it.
 */
export function LicensePlate({
  facts,
  onTrades,
}: {
  facts: LicenseFacts
  onTrades: (license: OfficialLicense) => void
}) {
  return (
    <details name="license-types" className="group unfolding border-b border-line">
      <summary className="flex min-h-18 items-center gap-4 rounded-sm py-3 -outline-offset-2">
        <LicenseMark license={facts.id} className="size-12" />
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-ink-soft">Plate {licensePlate(facts.id)}</span>
          <h3 className="underline-offset-4 group-hover:[summary:hover>span>&]:underline">{facts.name}</h3>
        </span>
        <Icon
          as={ChevronDown}
          className="text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div id={plateFragment(facts.id)} className="scroll-mt-48 pt-1 pb-8 sm:pl-16">
        <p className="max-w-measure">{facts.summary}</p>
        <div className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <FactList title="What it allows" facts={facts.allows} mark="marked-check" />
          <FactList title="What it prohibits" facts={facts.prohibits} mark="marked-cross" />
          <FactList title="Key partnerships" facts={facts.partners} mark="marked-handshake" />
          {facts.verticalIntegration && (
            <FactList title="Vertical integration" facts={facts.verticalIntegration} mark="marked-layers" />
          )}
        </div>
        <p className="mt-6">
          <TextLink variant="action" href="#supply" onClick={() => onTrades(facts.id)}>
            See whom it trades with
          </TextLink>
        </p>
        <PlateBasis license={facts.id} />
      </div>
    </details>
  )
}
