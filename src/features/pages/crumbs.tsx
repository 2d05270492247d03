import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { TextLink } from '#src/ui/text-link.tsx'

type Step = { label: string; to: string }

/** Breadcrumbs from Home to a page, for `PageHeader`. */
export function crumbs(current: string, between: readonly Step[] = []) {
  return [
    ...[{ label: 'Home', to: paths.home() }, ...between].map(({ label, to }) => ({
      key: to,
      node: (
        <TextLink asChild variant="quiet" className="text-ink-soft">
          <Link to={to}>{label}</Link>
        </TextLink>
      ),
    })),
    { key: 'here', node: current },
  ]
}
