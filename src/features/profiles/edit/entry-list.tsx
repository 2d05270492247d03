import { X } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { profileLimits } from '#shared/profiles/limits.ts'

type EntryListProps = {
  label: string
  hint: string
  /** The accessible name of the list, such as 'Your services'. */
  listLabel: string
  entries: readonly string[]
  maxEntries: number
  /** Returns the list with the typed entry; the same list when it adds nothing. */
  add: (entries: readonly string[], typed: string) => readonly string[]
  onChange: (entries: readonly string[]) => void
  labelOf?: (entry: string) => string
  suggestions?: readonly string[]
  error?: string | undefined
  children?: ReactNode
}

/** An editable list: Enter adds an entry, each entry has a button to remove it, and a live region announces changes. */
export function EntryList(props: EntryListProps) {
  const { entries, maxEntries, onChange, labelOf = (entry) => entry, suggestions } = props
  const [announcement, setAnnouncement] = useState('')
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const suggestionsId = useId()
  const isFull = entries.length >= maxEntries

  const addTyped = () => {
    const next = props.add(entries, typed)
    if (typed.trim() === '') return
    setTyped('')
    if (next === entries) setAnnouncement(`${typed.trim()} is in the list already`)
    else if (next.length > maxEntries) setAnnouncement(`The list holds at most ${maxEntries}`)
    else {
      onChange(next)
      setAnnouncement(`Added ${typed.trim()}`)
    }
    input.current?.focus()
  }
  const remove = (entry: string) => {
    onChange(entries.filter((other) => other !== entry))
    setAnnouncement(`Removed ${labelOf(entry)}`)
    input.current?.focus()
  }

  return (
    <div>
      {entries.length > 0 && (
        <ul aria-label={props.listLabel} className="mb-4 flex flex-wrap gap-2">
          {entries.map((entry) => (
            <li
              key={entry}
              className="inline-flex max-w-full items-center rounded-sm border border-line-strong bg-surface pl-3 text-sm"
            >
              <span className="min-w-0 py-1.5 wrap-anywhere">{labelOf(entry)}</span>
              <button
                type="button"
                className="ml-1 grid size-9 shrink-0 place-items-center rounded-sm text-ink-soft hover:text-rust"
                onClick={() => remove(entry)}
              >
                <Icon as={X} size="sm" />
                <VisuallyHidden>Remove {labelOf(entry)}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2.5">
        <Field label={props.label} hint={props.hint} error={props.error} className="min-w-0 flex-1">
          <TextInput
            ref={input}
            value={typed}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={profileLimits.listEntry}
            {...(suggestions && { list: suggestionsId })}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              addTyped()
            }}
          />
        </Field>
        <Button variant="secondary" onClick={addTyped} aria-disabled={isFull}>
          Add
        </Button>
      </div>
      {suggestions && (
        <datalist id={suggestionsId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
      <p role="status" className="text-sm wrap-anywhere text-ink-soft not-empty:mt-1.5">
        {announcement}
      </p>
      {props.children}
    </div>
  )
}
