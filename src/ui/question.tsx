import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A question with a collapsible answer. Works without scripts, and the browser's page search finds the answer. */
export function Question({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <details className="group unfolding border-b border-line first:border-t">
      <summary className="flex min-h-14 items-center gap-4 rounded-sm py-3 font-semibold -outline-offset-2">
        <span className="min-w-0 flex-1">{question}</span>
        <Icon as={Plus} className="text-ink-soft transition-transform duration-200 group-open:rotate-45" />
      </summary>
      <div className="max-w-measure pb-5 text-[1rem] text-ink-soft">{children}</div>
    </details>
  )
}
