import { useState } from 'react'
import { type Mapping, missingFields, rosterFields } from '#shared/roster/columns.ts'
import { utcDay } from '#shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Select, TextInput } from '#src/ui/forms/input.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { OpenedFile } from './parse.ts'

type MappingFormProps = {
  fileName: string
  opened: OpenedFile
  onSend: (chosen: { mapping: Mapping; asOf: string }) => void
  onCancel: () => void
}

/** Which column is which, as guessed from the header, and the day of the list. */
export function MappingForm({ fileName, opened, onSend, onCancel }: MappingFormProps) {
  const [mapping, setMapping] = useState(opened.mapping)
  const [today] = useState(() => utcDay(Date.now()))
  const [asOf, setAsOf] = useState(today)
  const missing = missingFields(mapping)
  const example = (column: number | null) =>
    column === null ? undefined : opened.sample.map((row) => row[column]?.trim()).find(Boolean)
  return (
    <form
      className="rounded-lg border border-line bg-surface p-5 md:p-7"
      onSubmit={(event) => {
        event.preventDefault()
        if (missing.length === 0) onSend({ mapping, asOf })
      }}
    >
      <h2 tabIndex={-1} className="text-2xl wrap-anywhere focus:outline-none">
        {fileName}
      </h2>
      <p className="mt-1 text-ink-soft">
        {opened.lines.toLocaleString('en-US')} rows below the header. Please check which column is which.
      </p>
      {missing.length > 0 && (
        <Notice tone="amber" className="mt-5" title="A column is missing">
          Please choose the column of: {missing.join(', ')}. If the file has none, it is another file.
        </Notice>
      )}
      <div className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="The list is of" hint="The day that the state names on its page">
          <TextInput
            type="date"
            required
            value={asOf}
            max={today}
            onChange={(event) => setAsOf(event.target.value)}
          />
        </Field>
        {rosterFields.map(({ id, label, required }) => (
          <Field
            key={id}
            label={label}
            optional={!required}
            hint={<span className="line-clamp-1">{example(mapping[id]) ?? 'No example'}</span>}
          >
            <Select
              value={mapping[id] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setMapping({ ...mapping, [id]: value === '' ? null : Number(value) })
              }
            >
              <option value="">Not in this file</option>
              {opened.header.names.map((name, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
                <option key={column} value={column}>
                  {name.trim() || `Column ${column + 1}`}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" disabled={missing.length > 0}>
          Read the rows
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
