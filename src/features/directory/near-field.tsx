import { useEffect, useRef } from 'react'
import { zipCodeFrom } from '#shared/wire/zip.ts'
import { Field } from '#src/ui/forms/field.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'

/** The ZIP code that distances are from; taken over as soon as it is complete or empty. */
export function NearField({ near, onChange }: { near: string; onChange: (near: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(near)
  // Back, Forward or 'Clear filters' have changed the ZIP code in the URL.
  useEffect(() => {
    if (near === sent.current || !input.current) return
    sent.current = near
    input.current.value = near
  }, [near])
  return (
    <Field label="Near ZIP">
      <TextInput
        ref={input}
        name="near"
        defaultValue={near}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        onChange={({ currentTarget: { value } }) => {
          const zip = value.trim() === '' ? '' : zipCodeFrom(value)?.slice(0, 5)
          if (zip === undefined || zip === sent.current) return
          sent.current = zip
          onChange(zip)
        }}
      />
    </Field>
  )
}
