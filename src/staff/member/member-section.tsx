import type { ReactNode } from 'react'

/** A titled section of a member's record; `empty` replaces its content. */
export function MemberSection({
  title,
  empty,
  children,
}: {
  title: string
  empty?: string | false
  children?: ReactNode
}) {
  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3">{empty ? <p className="text-ink-soft">{empty}</p> : children}</div>
    </section>
  )
}
