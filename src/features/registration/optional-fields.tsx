import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { FundingQuestions } from './funding-questions.tsx'
import type { FormValues } from './form-values.ts'
import { PhotoField } from './photo-field.tsx'

const roomy = '(min-width: 820px)'

type OptionalFieldsProps = { startsOpen: boolean; onRemoveCode: () => void }

/** Code, photo and funding: collapsed on a phone unless an invitation has filled in the code. */
export function OptionalFields({ startsOpen, onRemoveCode }: OptionalFieldsProps) {
  const { register, formState } = useFormContext<FormValues>()
  const [open, setOpen] = useState(() => startsOpen || window.matchMedia(roomy).matches)
  const codeError = formState.errors.referralCode
  return (
    <details
      open={open || Boolean(codeError)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group mt-6 border-y border-line"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-sm py-2 font-semibold">
        <span>
          Optional <span className="font-normal text-ink-soft">referral code, photo, funding</span>
        </span>
        <Icon as={ChevronDown} className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-1 pb-6">
        <div>
          <Field label="Referral code" optional error={codeError?.message}>
            <TextInput
              {...register('referralCode')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="font-mono tracking-wide uppercase"
            />
          </Field>
          {codeError?.type === 'server' && (
            <Button variant="secondary" size="sm" className="mt-2" onClick={onRemoveCode}>
              Remove code and continue
            </Button>
          )}
        </div>
        <PhotoField />
        <FundingQuestions />
      </div>
    </details>
  )
}
