import { useId, type ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const section = tv({
  base: 'section-space',
  variants: {
    ground: {
      paper: '',
      ruled: 'border-t border-line',
      sunk: 'border-t border-line bg-sunk',
    },
  },
  defaultVariants: { ground: 'ruled' },
})

/** A section of a page with its heading, which takes the focus when the section is the target of a link. */
export function Section({
  id,
  title,
  lead,
  aside,
  ground,
  className,
  children,
}: {
  id?: string
  title: ReactNode
  lead?: ReactNode
  /** A small element at the end of the heading's line. */
  aside?: ReactNode
  className?: string
  children?: ReactNode
} & VariantProps<typeof section>) {
  const headingId = useId()
  return (
    <section {...(id ? { id } : {})} aria-labelledby={headingId} className={section({ ground, className })}>
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 max-w-measure">
            <h2 id={headingId} tabIndex={-1} data-hash-focus>
              {title}
            </h2>
            {lead && <div className="mt-3 text-lg text-ink-soft">{lead}</div>}
          </div>
          {aside}
        </div>
        {children && <div className="mt-8 md:mt-10">{children}</div>}
      </div>
    </section>
  )
}
