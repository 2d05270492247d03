import { Mail, MapPin, Phone } from 'lucide-react'
import { brand } from '#shared/brand.ts'
import { countCaptions } from '#shared/early-access/membership-copy.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { LiveCount } from '#src/features/early-access/live-count.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { responseTimes } from '#shared/contact/limits.ts'

const line = 'flex items-center gap-3 py-1.5'

function DirectContact() {
  return (
    <Card>
      <CardHeader title="Direct contact" />
      <ul className="text-[1rem]">
        <li className={line}>
          <Icon as={Mail} className="text-ink-soft" />
          <VisuallyHidden>Email: </VisuallyHidden>
          <TextLink href={`mailto:${brand.email}`} className="min-w-0 break-all">
            {brand.email}
          </TextLink>
        </li>
        <li className={line}>
          <Icon as={Phone} className="text-ink-soft" />
          <span>
            <TextLink href={brand.phoneHref}>{brand.phone}</TextLink>{' '}
            <span className="text-ink-soft">phone or text</span>
          </span>
        </li>
        <li className={line}>
          <Icon as={MapPin} className="text-ink-soft" />
          <VisuallyHidden>Location: </VisuallyHidden>
          {brand.location}
        </li>
      </ul>
    </Card>
  )
}

function ResponseTimes() {
  return (
    <Card>
      <CardHeader title="Response times" />
      <dl className="text-[1rem]">
        {responseTimes.map(({ kind, time }) => (
          <div
            key={kind}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <dt className="text-ink-soft">{kind}</dt>
            <dd className="font-semibold figures">{time}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The live figure; before the network opens also the published one. */
function PlatformStatus() {
  const isOpen = useCopyState() !== 'pre'
  return (
    <Card>
      <CardHeader title="Platform status" />
      <LiveCount />
      {!isOpen && (
        <p className="mt-2 text-sm text-ink-soft">18 businesses registered. {countCaptions.published}.</p>
      )}
    </Card>
  )
}

/** The cards beside the contact form. */
export function ContactCards() {
  return (
    <div className="grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <DirectContact />
      <ResponseTimes />
      <PlatformStatus />
    </div>
  )
}
