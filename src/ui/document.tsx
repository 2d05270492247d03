import type { ReactNode } from 'react'

export type DocumentPart = { id: string; title: string; content: ReactNode }

/** A text in numbered sections, with its table of contents beside it on wide screens. */
export function Document({
  parts,
  contentsLabel,
}: {
  parts: readonly DocumentPart[]
  contentsLabel: string
}) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      <nav aria-label={contentsLabel} className="max-lg:hidden lg:sticky lg:top-8" data-no-print>
        <ol className="border-t border-line text-sm">
          {parts.map(({ id, title }, index) => (
            <li key={id} className="border-b border-line">
              <a
                href={`#${id}`}
                className="flex gap-3 rounded-xs py-2 text-ink-soft no-underline hover:text-ink hover:underline"
              >
                <span aria-hidden className="w-4 figures">
                  {index + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-measure">
        {parts.map(({ id, title, content }, index) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="border-t border-line py-7 first:border-t-0 first:pt-0 [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5"
          >
            <h2 id={`${id}-title`} tabIndex={-1} data-hash-focus className="text-2xl">
              <span className="text-gold-ink figures">{index + 1}.</span> {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
