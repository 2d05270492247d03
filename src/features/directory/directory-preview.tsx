import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#shared/brand.ts'
import { demoProfiles } from '#shared/profiles/demo-profiles.ts'
import { countCaptions } from '#shared/early-access/membership-copy.ts'
import type { Stats } from '#shared/early-access/api.ts'
import { useStats } from '#src/features/early-access/queries.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { LiveCount } from '#src/features/early-access/live-count.tsx'
import { island } from '#src/boot/island.tsx'
import { paths } from '#src/paths.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'
import { StatRow, StatTile } from '#src/ui/stat-tile.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { MemberPreview } from './member-preview.tsx'
import { ExampleCard } from '#src/features/profiles/demo/example-card.tsx'

type Tile = { value: ReactNode; label: string; published?: boolean }

const licenseTypes: Tile = { value: '13', label: 'official license types' }
const access: Tile = { value: '24/7', label: 'networking access' }

/** The four stat tiles before the network opens. */
const publishedTiles: readonly Tile[] = [
  licenseTypes,
  { value: '18+', label: 'active businesses', published: true },
  { value: '50', label: 'target licensees' },
  access,
]

/** The same once it is open, with live counts; reserves their height until they arrive. */
const liveTiles = (stats: Stats | undefined): readonly Tile[] => [
  licenseTypes,
  { value: stats?.totalLicensees ?? '\u00A0', label: 'licensed businesses registered' },
  { value: stats?.foundingRemaining ?? '\u00A0', label: 'founding places left' },
  access,
]

// Loaded apart, since most days no ad runs.
const FeaturedStrip = island(
  () => import('#src/features/tokens/featured-strip.tsx').then((module) => module.FeaturedStrip),
  { when: 'now' },
)

/** The home page's directory section: four counts and three listings, which are examples before the network opens. */
export function DirectoryPreview() {
  const isOpen = useCopyState() !== 'pre'
  const stats = useStats()
  return (
    <Section
      id="directory"
      title="The directory"
      lead={`A professional network for ${brand.state} cannabis professionals.${isOpen ? '' : ' What you see here are example profiles only.'}`}
    >
      {!isOpen && <LiveCount className="mb-5" />}
      <StatRow>
        {(isOpen ? liveTiles(stats) : publishedTiles).map(({ value, label, published }) => (
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
        {isOpen ? (
          <MemberPreview />
        ) : (
          demoProfiles.map((example) => <ExampleCard key={example.id} example={example} />)
        )}
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
