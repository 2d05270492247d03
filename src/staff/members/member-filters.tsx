import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { SearchKeyHint, useSearchKey } from '#src/staff/use-hotkeys.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Select, TextInput } from '#src/ui/forms/input.tsx'
import { Options } from '#src/ui/forms/options.tsx'
import { memberFilters, memberSearch, memberSorts, searchEntries } from './member-search.ts'

/** Search, filters and order; the address holds them, so that Back restores them. */
export function MemberFilters() {
  const [params, setParams] = useSearchParams()
  const current = params.get('q') ?? ''
  const [typed, setTyped] = useState(current)
  const [shown, setShown] = useState(current)
  const field = useRef<HTMLInputElement>(null)
  useSearchKey(field)
  // Back and Forward change the address under the field.
  if (current !== shown) {
    setShown(current)
    setTyped(current)
  }
  const change = (name: string, value: string) => {
    // Reads the address itself, since React may not have rendered the latest change yet.
    const next = new URLSearchParams(window.location.search)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { preventScrollReset: true })
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    change('q', typed.trim())
  }
  // The server orders a text search by registration alone.
  const sorts = memberSorts.filter(({ value }) => current === '' || value === 'newest' || value === 'oldest')
  const order = sorts.find(({ value }) => value === params.get('sort'))?.value ?? 'newest'
  const set = searchEntries(memberSearch(params)).map(([name]) => name)
  const [isOpen, setOpen] = useState(false)
  const filters = useId()
  const filterCount = set.filter((name) => name !== 'q').length
  return (
    <div data-no-print className="grid gap-4">
      <form role="search" onSubmit={search} className="flex items-end gap-3">
        <Field
          label="Search members"
          hint={
            <>
              Name, company, email, phone, code. <SearchKeyHint />
            </>
          }
          className="min-w-0 flex-1"
        >
          <TextInput
            ref={field}
            type="search"
            name="q"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {/* On a phone the seven selects would fill the screen. */}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 justify-self-start sm:hidden"
        aria-expanded={isOpen}
        aria-controls={filters}
        onClick={() => setOpen(!isOpen)}
      >
        Filters and order{filterCount > 0 && ` (${filterCount})`}
        <Icon as={ChevronDown} className={isOpen ? 'rotate-180' : ''} />
      </Button>
      <div
        id={filters}
        className={`grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7 ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        {memberFilters.map(({ name, label, options }) => (
          <Field key={name} label={label} className="min-w-0">
            <Select value={params.get(name) ?? ''} onChange={(event) => change(name, event.target.value)}>
              <option value="">Any</option>
              <Options of={options} />
            </Select>
          </Field>
        ))}
        <Field label="Order" className="min-w-0">
          <Select
            value={order}
            onChange={(event) => change('sort', event.target.value === 'newest' ? '' : event.target.value)}
          >
            <Options of={sorts} />
          </Select>
        </Field>
      </div>
      {set.length > 0 && (
        <div>
          <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setParams({})}>
            Clear search and filters
          </Button>
        </div>
      )}
    </div>
  )
}
