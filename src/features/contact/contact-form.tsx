import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import * as api from '#shared/contact/api.ts'
import { brand } from '#shared/brand.ts'
import { call } from '#src/lib/call.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailInput } from '#src/ui/forms/contact-inputs.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextArea, TextInput } from '#src/ui/forms/input.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { contactLimits } from '#shared/contact/limits.ts'
import { textLimits } from '#shared/wire/limits.ts'

type FieldName = keyof api.ContactInput
type Errors = Partial<Record<FieldName, string | undefined>>

const fieldNames = ['name', 'email', 'subject', 'message'] as const satisfies readonly FieldName[]
const missing = 'Please fill in this field'

function typedIn(form: HTMLFormElement): Record<FieldName, string> {
  const data = new FormData(form)
  const text = (name: FieldName) => String(data.get(name) ?? '').trim()
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
}

/** Messages by field: the empty fields first, then what the server would reject. */
function errorsOf(typed: Record<FieldName, string>): Errors {
  const empty = fieldNames.filter((name) => !typed[name])
  if (empty.length > 0) return Object.fromEntries(empty.map((name) => [name, missing]))
  const parsed = v.safeParse(api.contactInput, typed)
  if (parsed.success) return {}
  const flat = v.flatten<typeof api.contactInput>(parsed.issues).nested ?? {}
  return Object.fromEntries(Object.entries(flat).map(([name, messages]) => [name, messages?.[0]]))
}

/** The contact form; the input stays until the server has accepted the message. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const [errors, setErrors] = useState<Errors>({})
  const sending = useMutation({
    mutationFn: (message: api.ContactInput) => call(api.send, { body: message }),
    onSuccess: () => {
      form.current?.reset()
      toast({ title: api.contactMessages.sent.title, description: api.contactMessages.sent.text })
    },
    onError: (error) => {
      console.error('contact message not sent', error)
      toast({
        title: api.contactMessages.failed.title,
        description: api.contactMessages.failed.text(brand.email),
        variant: 'destructive',
      })
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.isPending) return
    const typed = typedIn(event.currentTarget)
    const found = errorsOf(typed)
    setErrors(found)
    const first = fieldNames.find((name) => found[name])
    if (!first) return sending.mutate(typed)
    if (Object.values(found).includes(missing)) {
      toast({
        title: api.contactMessages.missing.title,
        description: api.contactMessages.missing.text,
        variant: 'destructive',
      })
    }
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const clearError = (name: FieldName) => () => {
    if (errors[name]) setErrors((before) => ({ ...before, [name]: undefined }))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Full name" error={errors.name}>
          <TextInput
            name="name"
            required
            autoComplete="name"
            maxLength={textLimits.name}
            onChange={clearError('name')}
          />
        </Field>
        <Field label="Email" error={errors.email}>
          <EmailInput name="email" required maxLength={textLimits.email} onChange={clearError('email')} />
        </Field>
      </div>
      <Field label="Subject" error={errors.subject}>
        <TextInput
          name="subject"
          required
          autoComplete="off"
          maxLength={contactLimits.subject}
          onChange={clearError('subject')}
        />
      </Field>
      <Field label="Message" error={errors.message}>
        <TextArea
          name="message"
          rows={7}
          required
          maxLength={contactLimits.message}
          onChange={clearError('message')}
        />
      </Field>
      <div>
        <Button
          type="submit"
          size="lg"
          // A prerendered form cannot send anything until the page is hydrated.
          disabled={!isHydrated}
          aria-disabled={sending.isPending}
          {...(!isHydrated && { className: 'disabled:opacity-100' })}
        >
          {sending.isPending ? 'Preparing Message...' : 'Send Message'}
        </Button>
      </div>
    </form>
  )
}
