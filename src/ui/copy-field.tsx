import { useEffect, useState } from 'react'
import { useHydrated } from '#src/lib/hydration.ts'

/** How long a copy button shows 'Copied', in milliseconds. */
export const copiedLabelMs = 2000

type State = 'idle' | 'copied' | 'failed'
const labels: Record<State, string> = { idle: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' }

/** A read-only value with a copy button. `onCopied` and `onFailed` let the page show a toast. */
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
      // Embedded browsers block the clipboard: select the text so that Ctrl+C copies it.
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
        // Truncate the start: links differ at their end.
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
