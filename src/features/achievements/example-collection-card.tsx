import { achievements, collectionPercent, nextMilestone } from '#shared/achievements/achievements.ts'
import { collectionNames } from '#shared/licenses/collection.ts'
import { licenseFamily } from '#shared/licenses/catalogue.ts'
import { countCaptions } from '#shared/early-access/membership-copy.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Leaf } from '#src/features/early-access/leaf.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** The license types that the example has collected. */
const collected: ReadonlySet<string> = new Set([
  'Cannabis Flower Indoor',
  'Retailer',
  'Testing Facility',
  'Transporter',
])
const milestones = achievements.filter(({ counts }) => counts === 'licenseTypes')

/** The license collection with example figures. */
export function CollectionCard() {
  const found = collected.size
  const percent = collectionPercent(found, collectionNames.length)
  const next = nextMilestone(found)
  return (
    <Card>
      <CardHeader
        headingLevel="h3"
        title="License type collection"
        description="Each connection with a new license type adds a leaf."
        actions={countCaptions.example}
      />
      <ul className="grid grid-cols-2 overflow-hidden rounded-sm border border-line">
        {collectionNames.map(({ name, license }) => {
          const has = collected.has(name)
          return (
            <li
              key={name}
              className={`-mr-px -mb-px flex min-h-13 items-center gap-2.5 border-r border-b border-line px-2.5 py-1.5 text-xs sm:px-4 sm:text-sm leading-tight ${has ? 'font-semibold' : 'text-ink-soft'}`}
            >
              <Leaf family={licenseFamily(license)} state={has ? 'taken' : 'free'} className="h-8 shrink-0" />
              <span className="min-w-0">
                {name}
                {has && <VisuallyHidden> (collected)</VisuallyHidden>}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-5 flex items-baseline justify-between gap-4 text-sm">
        <span>
          <b className="figures">{found}</b> of {collectionNames.length} collected
        </span>
        <span className="figures text-ink-soft">{percent}%</span>
      </p>
      <Progress className="mt-2" value={found} max={collectionNames.length} label="License types collected" />
      <ol className="mt-5 grid gap-x-6 sm:grid-cols-3">
        {milestones.map(({ id, name, requirement, bonusTokens }) => (
          <li key={id} className="border-t-2 border-line-strong py-2.5 text-sm leading-snug">
            <b className="block">{name}</b>
            <span className="text-ink-soft">
              {requirement} types, +{bonusTokens}
              {id === next?.id && <b className="ml-2 font-semibold text-gold-ink">next</b>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
