import { useEffect, useState } from 'react'
import { useHydrated } from '#src/lib/hydration.ts'

/** How long a copy button says that it has copied. */
export const copiedLabelMs = 2000

type State = 'idle' | 'copied' | 'failed'
const labels: Record<State, string> = { idle: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' }

/** A value to take along: readable, selectable, one button. `onCopied` and `onFailed` tell the page, which may toast. */
export function CopyField({
  value,
  label,
  onCopied,
  onFailed,
}: {
  value: string
  label: string
  onCopied?: () => void
  onFailed?: () => void
}) {
  const [state, setState] = useState<State>('idle')
  const hydrated = useHydrated()

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), copiedLabelMs)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
      onCopied?.()
    } catch {
      // Clipboards refuse in embedded browsers: the text is selected instead, ready for the keys.
      setState('failed')
      onFailed?.()
    }
  }
  return (
    <div className="flex overflow-hidden rounded-md border border-line-strong bg-surface has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-spruce">
      <input
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        ref={(input) => {
          if (state === 'failed') input?.select()
        }}
        // Cut at its start where it is too long: what tells one link from another stands at the end.
        dir="rtl"
        className="min-h-12 min-w-0 flex-1 truncate bg-transparent px-3.5 text-left font-mono text-sm outline-none"
      />
      <button
        type="button"
        disabled={!hydrated}
        onClick={() => void copy()}
        className="min-w-22 border-l border-line-strong bg-sunk px-4 text-sm font-semibold -outline-offset-3 hover:bg-ink/10"
      >
        <span aria-live="polite">{labels[state]}</span>
      </button>
    </div>
  )
}
