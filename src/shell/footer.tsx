import { useNavigate, Link } from 'react-router'
import { brand } from '#shared/brand.ts'
import { AskAssistant } from '#src/features/assistant/ask-assistant.tsx'
import { paths } from '#src/paths.ts'
import { Wordmark } from '#src/features/pages/mark.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { footerColumns } from './navigation.ts'
import { Partners } from './partners.tsx'

const footerLink =
  'inline-flex min-h-8 items-center rounded-xs text-ink-soft no-underline underline-offset-3 hover:text-ink hover:underline'

/** Navigates in the app; if that fails, loads the page from the server. */
function AdminAccess() {
  const navigate = useNavigate()
  return (
    <Link
      to={paths.admin()}
      className={footerLink}
      onClick={(event) => {
        event.preventDefault()
        Promise.resolve(navigate(paths.admin())).catch(() => window.location.assign(paths.admin()))
      }}
    >
      Admin Access
    </Link>
  )
}

export const footerId = 'site-links'

export function Footer() {
  return (
    <footer id={footerId} className="border-t border-line bg-sunk" data-no-print>
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]">
        <div className="max-lg:col-span-2">
          <Wordmark short={brand.shortName} rest={brand.name.slice(brand.shortName.length + 1)} />
          <p className="mt-4 max-w-[22.6em] text-sm text-ink-soft">
            The invite-and-referral network of {brand.state}’s licensed cannabis and hemp businesses. Only
            licensed businesses, their owners and team members may join.
          </p>
          <p className="mt-3 text-sm">
            <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
          </p>
        </div>
        {footerColumns.map(({ title, entries }) => (
          <nav key={title} aria-label={title} className="min-w-0 text-[0.96875rem]">
            <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{title}</h2>
            <ul>
              {entries.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className={footerLink}>
                    {label}
                  </Link>
                </li>
              ))}
              {title === 'Platform' && (
                <li>
                  <AskAssistant className={footerLink}>Ask the assistant</AskAssistant>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page-width">
        {/* Left-aligned, because the assistant's launcher covers the right end of the last line. */}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line py-5 text-sm text-ink-soft">
          <p>
            {brand.name}, {brand.location}
          </p>
          <p className="flex gap-5">
            <Partners className={footerLink} />
            <AdminAccess />
          </p>
        </div>
      </div>
    </footer>
  )
}
