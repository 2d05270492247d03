import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import * as api from '#shared/vendors/api.ts'
import { ApiError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogContent } from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { toast } from '#src/lib/toast-store.ts'

type State = { step: 'idle' } | { step: 'checking' } | { step: 'wrong'; message: string }

const unreachable = 'We could not reach the server. Please try again.'

function failureOf(error: unknown): { title: string; text: string } {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 403) return api.vendorAccessMessages.refused
  return {
    title: status === 429 ? 'Too Many Attempts' : 'Code Not Checked',
    text: errorMessage(error, unreachable),
  }
}

/** The code field; calls `onGranted` when the server accepts the code. */
function CodeForm({ onGranted }: { onGranted: () => void }) {
  const [state, setState] = useState<State>({ step: 'idle' })
  const field = useRef<HTMLInputElement>(null)

  const fail = (message: string) => {
    setState({ step: 'wrong', message })
    field.current?.focus()
  }
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (!code) return fail('Please enter your access code')
    setState({ step: 'checking' })
    try {
      await call(api.checkAccessCode, { body: { code } })
      toast({
        title: api.vendorAccessMessages.granted.title,
        description: api.vendorAccessMessages.granted.text,
      })
      onGranted()
    } catch (error) {
      const { title, text } = failureOf(error)
      // Replaces the toast of an earlier try, which would contradict the field.
      toast({ title, description: text, variant: 'destructive' })
      fail(text)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void check(event)}>
      <Field label="Access code" error={state.step === 'wrong' ? state.message : undefined}>
        <TextInput
          ref={field}
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
        />
      </Field>
      <Button type="submit" full className="mt-5" loading={state.step === 'checking'}>
        Continue
      </Button>
    </form>
  )
}

/** Opened by the footer's Partners button and by the hash `#vendor-access`. */
export function VendorAccessDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const granted = useRef(false)
  const navigate = useNavigate()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        title="Vendor partner access"
        description="For service providers, consultants and suppliers who have a code from us."
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // A dialog that was opened by the hash has no opener: the focus returns to the Partners button.
          if (!granted.current) {
            const partners = document.getElementById('vendor-access')
            partners?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
            partners?.focus({ preventScroll: true })
            return
          }
          granted.current = false
          void navigate(paths.accountSetup({ type: 'vendor' }))
        }}
      >
        <CodeForm
          onGranted={() => {
            granted.current = true
            onOpenChange(false)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
