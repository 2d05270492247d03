import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { contactInput, contactMessages, type ContactInput } from '#shared/contact/api.ts'
import { brand } from '#shared/brand.ts'
import { send } from '#src/lib/api.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailInput } from '#src/ui/forms/contact-inputs.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextArea, TextInput } from '#src/ui/forms/input.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { contactLimits } from '#shared/contact/limits.ts'
import { textLimits } from '#shared/wire/limits.ts'

type FieldName = keyof ContactInput
type Errors = Partial<Record<FieldName, string | undefined>>

const fieldNames = ['name', 'email', 'subject', 'message'] as const satisfies readonly FieldName[]
const missing = 'Please fill in this field'

function typedIn(form: HTMLFormElement): Record<FieldName, string> {
  const data = new FormData(form)
  const text = (name: FieldName) => String(data.get(name) ?? '').trim()
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
}

/** What is wrong, by field: what is empty first, then what the server would refuse. */
function errorsOf(typed: Record<FieldName, string>): Errors {
  const empty = fieldNames.filter((name) => !typed[name])
  if (empty.length > 0) return Object.fromEntries(empty.map((name) => [name, missing]))
  const parsed = v.safeParse(contactInput, typed)
  if (parsed.success) return {}
  const flat = v.flatten<typeof contactInput>(parsed.issues).nested ?? {}
  return Object.fromEntries(Object.entries(flat).map(([name, messages]) => [name, messages?.[0]]))
}

/** The form of 001 §2 'Contact'; what was typed stays until the message has been taken. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const alive = useHydrated()
  const [errors, setErrors] = useState<Errors>({})
  const sending = useMutation({
    mutationFn: (message: ContactInput) => send('POST', '/api/contact', { body: message }),
    onSuccess: () => {
      form.current?.reset()
      toast({ title: contactMessages.sent.title, description: contactMessages.sent.text })
    },
    onError: (error) => {
      console.error('contact message not sent', error)
      toast({
        title: contactMessages.failed.title,
        description: contactMessages.failed.text(brand.email),
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
        title: contactMessages.missing.title,
        description: contactMessages.missing.text,
        variant: 'destructive',
      })
    }
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const lift = (name: FieldName) => () => {
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
            onChange={lift('name')}
          />
        </Field>
        <Field label="Email" error={errors.email}>
          <EmailInput name="email" required maxLength={textLimits.email} onChange={lift('email')} />
        </Field>
      </div>
      <Field label="Subject" error={errors.subject}>
        <TextInput
          name="subject"
          required
          autoComplete="off"
          maxLength={contactLimits.subject}
          onChange={lift('subject')}
        />
      </Field>
      <Field label="Message" error={errors.message}>
        <TextArea
          name="message"
          rows={7}
          required
          maxLength={contactLimits.message}
          onChange={lift('message')}
        />
      </Field>
      <div>
        <Button
          type="submit"
          size="lg"
          // A form that is written ahead takes no message before the application is there to send it.
          disabled={!alive}
          aria-disabled={sending.isPending}
          {...(!alive && { className: 'disabled:opacity-100' })}
        >
          {sending.isPending ? 'Preparing Message...' : 'Send Message'}
        </Button>
      </div>
    </form>
  )
}
