import type { ReactNode } from 'react'

/** One part of what is known of a member. */
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
