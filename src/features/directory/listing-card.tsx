import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { BusinessCard } from '#shared/directory/api.ts'
import { placeText } from '#shared/directory/states.ts'
import { excerptAround, matchesWords } from '#shared/directory/search.ts'
import { showsLicenseStatus } from '#shared/licenses/status.ts'
import { foundingLabel } from '#shared/early-access/membership-copy.ts'
import { displayName } from '#shared/profiles/display-name.ts'
import { shownVendorCategory, shownLicenseType } from '#shared/licenses/custom-business-type.ts'
import { vendorTierNames } from '#shared/vendors/tiers.ts'
import { serviceLabel } from '#shared/profiles/services.ts'
import { ConnectButton } from '#src/features/connections/connect-button.tsx'
import { LicenseStatus } from '#src/features/licenses/license-status.tsx'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LicenseMark } from '#src/features/licenses/license-mark.tsx'
import { Marked } from './marked.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { featuredLabels } from './content.ts'

/** The characters of a description, and the services, that a card shows. */
const descriptionLength = 140
const servicesShown = 3

type ListingProps = { card: BusinessCard; words: readonly string[]; isOwn: boolean }

const isExample = (card: BusinessCard) => typeof card.id === 'string'

/** A business as a specimen with its label; on a phone a row of a list, whose title leads to the profile. */
export function ListingCard({ card, words, isOwn }: ListingProps) {
  const title = displayName(card)
  const profile = isExample(card) ? paths.business(card.id) : paths.profile(card.id)
  return (
    <li className="laid-out-when-near flex min-w-0 flex-col wrap-anywhere border-line [--estimated-height:150px] max-sm:border-b max-sm:py-3 sm:rounded-lg sm:border sm:bg-surface sm:[--estimated-height:410px] md:[--estimated-height:500px] lg:[--estimated-height:600px]">
      <div className="flex flex-1 flex-col sm:p-5 md:p-6">
        <Head card={card} words={words} title={title} profile={profile} />
        {card.businessDescription && (
          <p className="mt-4 text-[1rem] text-ink-soft max-sm:hidden">
            <Marked text={excerptAround(card.businessDescription, words, descriptionLength)} words={words} />
          </p>
        )}
        <Services card={card} words={words} />
        <Badges card={card} isOwn={isOwn} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line max-sm:mt-2.5 max-sm:pl-15 sm:border-t sm:px-5 sm:py-3 md:px-6">
        <Button asChild variant="secondary" size="sm" className="max-sm:hidden">
          <Link to={profile} aria-label={`View Profile: ${title}`}>
            View Profile
          </Link>
        </Button>
        {isOwn ? (
          <Button asChild variant="quiet" size="sm">
            <Link to={paths.profileEdit(card.id)}>Edit Profile</Link>
          </Button>
        ) : (
          <ConnectButton id={card.id} name={title} size="sm" isInList />
        )}
      </div>
    </li>
  )
}

function Head({
  card,
  words,
  title,
  profile,
}: Omit<ListingProps, 'isOwn'> & { title: string; profile: string }) {
  const trade = (card.accountType === 'vendor' && shownVendorCategory(card)) || shownLicenseType(card)
  return (
    <div className="flex items-start gap-4 max-sm:gap-3">
      {card.logoUrl ? (
        <Avatar name={title} src={card.logoUrl} size="lg" shape="firm" />
      ) : (
        <LicenseMark license={card.licenseType} className="size-12 sm:size-16 shrink-0" />
      )}
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug sm:text-xl">
          <TextLink asChild variant="quiet">
            <Link to={profile}>
              <Marked text={title} words={words} />
            </Link>
          </TextLink>
        </h3>
        <p className="mt-0.5 text-sm text-ink-soft sm:mt-1">
          <Marked text={trade} words={words} />
        </p>
        <Where card={card} words={words} />
      </div>
    </div>
  )
}

/** The city, and how far away it is. */
function Where({ card, words }: Omit<ListingProps, 'isOwn'>) {
  const city = card.city ? placeText(card.city, card.state) : ''
  const distance = card.distance === null ? '' : `${Math.max(1, card.distance)} mi`
  if (city === '' && distance === '') return null
  return (
    <p className="mt-0.5 flex items-center gap-1 text-sm text-ink-soft">
      <Icon as={MapPin} size="sm" />
      <span>
        <Marked text={city} words={words} />
        {city && distance && ', '}
        {distance}
      </span>
    </p>
  )
}

/** Services and requests, search matches first, so that a card shows why it was found. */
function Services({ card, words }: Omit<ListingProps, 'isOwn'>) {
  const isFound = (label: string) => words.some((word) => matchesWords(label, [word]))
  const labels = card.servicesOffered.map(serviceLabel)
  const ordered = [...labels.filter(isFound), ...labels.filter((label) => !isFound(label))]
  const request = card.lookingFor.find(isFound) ?? card.lookingFor[0]
  if (ordered.length === 0 && !request) return null
  return (
    <div className="mt-4 grid gap-2 text-sm max-sm:hidden">
      {ordered.length > 0 && (
        <ul aria-label="Services" className="flex flex-wrap gap-1.5">
          {ordered.slice(0, servicesShown).map((label) => (
            <li key={label} className="rounded-sm border border-line bg-paper px-2 py-0.5">
              <Marked text={label} words={words} />
            </li>
          ))}
          {ordered.length > servicesShown && (
            <li className="px-1 py-0.5 text-ink-soft">{ordered.length - servicesShown} more</li>
          )}
        </ul>
      )}
      {request && (
        <p className="text-ink-soft">
          Looking for: <Marked text={request} words={words} />
        </p>
      )}
    </div>
  )
}

function Badges({ card, isOwn }: { card: BusinessCard; isOwn: boolean }) {
  const showsStatus = !isExample(card) && showsLicenseStatus(card)
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-2 empty:hidden max-sm:pl-15 sm:pt-5">
      {isExample(card) && <Badge>Example Only</Badge>}
      {isOwn && <Badge tone="sky">{card.isHidden ? 'Yours, hidden from others' : 'Your listing'}</Badge>}
      {card.featuredBy && <Badge tone="gold">{featuredLabels[card.featuredBy]}</Badge>}
      {card.vendorTier === 'elite' && <Badge tone="gold">{vendorTierNames.elite}</Badge>}
      {card.foundingNumber !== null && <Badge tone="gold">{foundingLabel(card.foundingNumber)}</Badge>}
      {card.isFoundingMember && card.foundingNumber === null && <Badge tone="gold">Founding Member</Badge>}
      {showsStatus && <LicenseStatus license={card} />}
    </div>
  )
}
