import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Icon } from '#src/ui/icon.tsx'

const actions = [
  { label: 'Become a vendor partner', to: paths.accountSetup({ type: 'vendor' }) },
  { label: 'Browse the directory', to: paths.businesses() },
  { label: 'Read the referral program', to: paths.referralProgram() },
  { label: 'Contact us', to: paths.contact() },
] as const

/** The actions that the demo offers a visitor. */
export function QuickActions() {
  return (
    <Card>
      <CardHeader title="Quick actions" />
      <ul>
        {actions.map(({ label, to }) => (
          <li key={label} className="border-t border-line first:border-t-0">
            <Link
              to={to}
              className="group flex min-h-12 items-center gap-3 rounded-xs font-medium text-ink no-underline -outline-offset-2"
            >
              <span className="flex-1 underline-offset-4 group-hover:underline">{label}</span>
              <Icon as={ArrowRight} size="sm" className="text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
