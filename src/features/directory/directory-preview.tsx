import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { brand } from '#shared/brand.ts'
import { demoProfiles } from '#shared/profiles/demo-profiles.ts'
import { countCaptions } from '#shared/early-access/membership-copy.ts'
import { LiveCount } from '#src/features/early-access/live-count.tsx'
import { island } from '#src/boot/island.tsx'
import { paths } from '#src/paths.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'
import { StatRow, StatTile } from '#src/ui/stat-tile.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { ExampleCard } from '#src/features/profiles/demo/example-card.tsx'

/** The four stat tiles. */
const directoryTiles = [
  { value: '13', label: 'official license types', published: false },
  { value: '18+', label: 'active businesses', published: true },
  { value: '50', label: 'target licensees', published: false },
  { value: '24/7', label: 'networking access', published: false },
] as const

// Loaded apart, since most days no ad runs.
const FeaturedStrip = island(
  () => import('#src/features/tokens/featured-strip.tsx').then((module) => module.FeaturedStrip),
  { when: 'now' },
)

/** The home page's directory section: four counts and three example listings. */
export function DirectoryPreview() {
  return (
    <Section
      id="directory"
      title="The directory"
      lead={`A professional network for ${brand.state} cannabis professionals. What you see here are example profiles only.`}
    >
      <LiveCount className="mb-5" />
      <StatRow>
        {directoryTiles.map(({ value, label, published }) => (
          <StatTile
            key={label}
            value={value}
            label={label}
            note={published ? countCaptions.published : undefined}
          />
        ))}
      </StatRow>
      <FeaturedStrip className="mt-10" />
      <ul className="laid-out-when-near mt-10 grid gap-4 [--estimated-height:980px] md:[--estimated-height:665px] lg:[--estimated-height:350px] md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {demoProfiles.map((example) => (
          <ExampleCard key={example.id} example={example} />
        ))}
      </ul>
      <p className="mt-6">
        <TextLink asChild variant="action">
          <Link to={paths.businesses()}>
            Open the whole directory <Icon as={ArrowRight} size="sm" />
          </Link>
        </TextLink>
      </p>
    </Section>
  )
}
