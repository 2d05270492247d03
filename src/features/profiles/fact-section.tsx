import type { ReactNode } from 'react'

/** A titled section of a profile, with a rule above. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-6 first:border-t-0 first:pt-0">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3 max-w-measure">{children}</div>
    </section>
  )
}

/** Short entries as chips, such as services. */
export function ChipList({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map((entry) => (
        <li
          key={entry}
          className="rounded-sm border border-line bg-surface px-3 py-1.5 text-sm wrap-anywhere"
        >
          {entry}
        </li>
      ))}
    </ul>
  )
}

/** What the business looks for, one entry per line. */
export function LookingForList({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="list-disc pl-5 marker:text-gold-ink">
      {entries.map((entry) => (
        <li key={entry} className="mt-1 wrap-anywhere">
          {entry}
        </li>
      ))}
    </ul>
  )
}

/** Facts by name, one per ruled line. */
export function FactRows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="text-[1rem]">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-6 border-t border-line py-2 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
