import { ChevronDown } from 'lucide-react'
import { useController } from 'react-hook-form'
import { addService, predefinedServices, serviceGroups, serviceLabel } from '#shared/profiles/services.ts'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { EntryList } from './entry-list.tsx'
import type { EditValues } from './form-values.ts'
import { profileLimits } from '#shared/profiles/limits.ts'

const suggestions = predefinedServices.map(({ label }) => label)

/** The 47 services and custom ones: typed with suggestions, or checked in the whole list. */
export function ServicesField() {
  const { field, fieldState } = useController<EditValues, 'servicesOffered'>({ name: 'servicesOffered' })
  const toggle = (id: string, isOn: boolean) =>
    field.onChange(isOn ? addService(field.value, id) : field.value.filter((service) => service !== id))
  return (
    <EntryList
      label="Add a service"
      hint="Choose a suggestion or write your own"
      listLabel="Your services"
      entries={field.value}
      maxEntries={profileLimits.services}
      add={addService}
      onChange={field.onChange}
      labelOf={serviceLabel}
      suggestions={suggestions}
      error={fieldState.error?.message}
    >
      <details className="group mt-4 border-y border-line">
        <summary className="flex min-h-12 items-center justify-between gap-4 rounded-sm font-semibold">
          Choose from the list of {predefinedServices.length}
          <Icon as={ChevronDown} className="text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-x-8 gap-y-5 pt-2 pb-5 sm:grid-cols-2">
          {serviceGroups.map((group) => (
            <fieldset key={group.id}>
              <legend className="text-sm font-semibold text-ink-soft">{group.label}</legend>
              {group.services.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  label={label}
                  checked={field.value.includes(id)}
                  onChange={(event) => toggle(id, event.currentTarget.checked)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      </details>
    </EntryList>
  )
}

function addEntry(entries: readonly string[], typed: string): readonly string[] {
  const entry = typed.trim()
  const known = entries.some((other) => other.toLowerCase() === entry.toLowerCase())
  return entry === '' || known ? entries : [...entries, entry]
}

/** What the business looks for, as free text. */
export function LookingForField() {
  const { field, fieldState } = useController<EditValues, 'lookingFor'>({ name: 'lookingFor' })
  return (
    <EntryList
      label="Add what you look for"
      hint="For example: A testing lab with quick turnaround"
      listLabel="What you look for"
      entries={field.value}
      maxEntries={profileLimits.lookingFor}
      add={addEntry}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}
