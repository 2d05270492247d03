import { Fragment, type ReactNode } from 'react'

type Steps = readonly { key: string; node: ReactNode }[]

/** Links from the home page down, ending with the page's own name as text. */
export function Crumbs({ of }: { of: Steps }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {of.map(({ key, node }, index) => (
          <Fragment key={key}>
            {index > 0 && (
              <li aria-hidden className="text-line-strong">
                /
              </li>
            )}
            <li {...(index === of.length - 1 ? { 'aria-current': 'page' as const } : {})}>{node}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

/** A page's heading, with optional breadcrumbs, description and actions. */
export function PageHeader({
  title,
  eyebrow,
  description,
  breadcrumbs,
  actions,
  small,
}: {
  title: ReactNode
  eyebrow?: ReactNode
  description?: ReactNode
  breadcrumbs?: Steps
  actions?: ReactNode
  /** A smaller heading, for members' own screens. */
  small?: boolean
}) {
  return (
    <header className="pt-8 pb-6 md:pt-12 md:pb-8">
      {breadcrumbs && (
        <div className="mb-4">
          <Crumbs of={breadcrumbs} />
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 max-w-measure">
          {eyebrow && (
            <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-gold-ink">{eyebrow}</p>
          )}
          <h1 className={small ? 'text-3xl' : undefined}>{title}</h1>
          {description && <div className="mt-4 text-lg text-ink-soft">{description}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}
