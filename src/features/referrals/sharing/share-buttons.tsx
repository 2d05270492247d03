import { Mail, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from '#shared/brand.ts'
import { toast } from '#src/lib/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { invitationMessage, invitationWords, mailtoLink, shareSites } from './share-links.ts'

type SiteId = (typeof shareSites)[number]['id']

type ShareButtonsProps = {
  link: string
  sites: readonly SiteId[]
  /** Shows the Instagram button, which copies text, since that site has no share page. */
  instagram?: boolean
  /** The summary for LinkedIn. */
  summary?: string
  /** Replaces the default text of the mail. */
  message?: string
  children?: ReactNode
}

/** The ways to share an invitation. The device's share sheet comes first if there is one. */
export function ShareButtons({ link, sites, instagram, summary, message, children }: ShareButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2.5" data-no-print>
      {'share' in navigator && (
        <Button size="sm" onClick={() => void shareByDevice(link)}>
          <Icon as={Share2} size="sm" />
          Share
        </Button>
      )}
      {shareSites
        .filter(({ id }) => sites.includes(id))
        .map(({ id, label, href }) => (
          <Button key={id} asChild variant="secondary" size="sm">
            <a
              href={href({ link, ...(summary && { summary }) })}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Share on ${label}`}
            >
              {label}
            </a>
          </Button>
        ))}
      {instagram && (
        <Button variant="secondary" size="sm" onClick={() => void copyForInstagram(link)}>
          Instagram
        </Button>
      )}
      <Button asChild variant="secondary" size="sm">
        <a href={mailtoLink(link, message)}>
          <Icon as={Mail} size="sm" />
          Email
        </a>
      </Button>
      {children}
    </div>
  )
}

async function shareByDevice(link: string) {
  try {
    await navigator.share({ title: brand.name, text: invitationWords, url: link })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ variant: 'destructive', title: 'Sharing did not work', description: 'Copy the link instead.' })
  }
}

async function copyForInstagram(link: string) {
  try {
    await navigator.clipboard.writeText(invitationMessage(link))
    toast({ title: 'Text copied', description: 'Paste it into your Instagram post or message.' })
  } catch {
    toast({ variant: 'destructive', title: 'Failed to copy link' })
  }
}
