import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Field } from '#src/ui/forms/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { directoryCopy } from './content.ts'
import { textLimits } from '#shared/wire/limits.ts'

/** The pause in typing after which the search starts, in milliseconds. */
const pause = 200

/** The search input; the URL follows after a pause in typing. */
export function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const search = (text: string) => {
    clearTimeout(timer.current)
    sent.current = text.trim()
    onSearch(text)
  }

  // Back, Forward or 'Clear filters' have changed the text in the URL.
  useEffect(() => {
    if (q === sent.current || !input.current) return
    sent.current = q
    input.current.value = q
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <form
      role="search"
      aria-label="Directory"
      onSubmit={(event) => {
        event.preventDefault()
        search(input.current?.value ?? '')
      }}
    >
      <Field label="Search">
        <span className="relative block">
          <Icon as={Search} className="pointer-events-none absolute top-3.5 left-3.5 text-ink-soft" />
          <TextInput
            ref={input}
            type="search"
            name="q"
            defaultValue={q}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={textLimits.search}
            placeholder={directoryCopy.searchHint}
            className="pl-11"
            onChange={({ currentTarget: { value } }) => {
              clearTimeout(timer.current)
              timer.current = setTimeout(() => search(value), pause)
            }}
          />
        </span>
      </Field>
    </form>
  )
}
