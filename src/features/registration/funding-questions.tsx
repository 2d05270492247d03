import { useController, useFormContext, useWatch } from 'react-hook-form'
import { consentNotices } from '#shared/registration/consent.ts'
import { fundingAmounts, fundingLabels, fundingQuestions } from '#shared/registration/funding.ts'
import { Field, FieldGroup } from '#src/ui/forms/field.tsx'
import { Select } from '#src/ui/forms/input.tsx'
import { Options } from '#src/ui/forms/options.tsx'
import { Radio } from '#src/ui/forms/radio-group.tsx'
import type { FormValues } from './form-values.ts'

type Question = 'hasSecuredFunding' | 'lookingToRaise' | 'lookingToRaiseMore'

/** The funding questions; each answer decides which one follows. */
export function FundingQuestions() {
  const { register, formState } = useFormContext<FormValues>()
  const [hasSecuredFunding, lookingToRaise, lookingToRaiseMore] = useWatch<
    FormValues,
    ['hasSecuredFunding', 'lookingToRaise', 'lookingToRaiseMore']
  >({ name: ['hasSecuredFunding', 'lookingToRaise', 'lookingToRaiseMore'] })
  const shows = fundingQuestions({ hasSecuredFunding, lookingToRaise, lookingToRaiseMore })
  return (
    <div className="grid gap-4">
      <YesNo name="hasSecuredFunding" hint={consentNotices.funding} />
      {shows.lookingToRaise && <YesNo name="lookingToRaise" />}
      {shows.lookingToRaiseMore && <YesNo name="lookingToRaiseMore" />}
      {shows.amountLabel && (
        <Field label={shows.amountLabel} error={formState.errors.fundingAmount?.message}>
          <Select {...register('fundingAmount')}>
            <option value="">Choose an amount</option>
            <Options of={fundingAmounts} />
          </Select>
        </Field>
      )}
    </div>
  )
}

function YesNo({ name, hint }: { name: Question; hint?: string }) {
  const { field } = useController<FormValues, Question>({ name })
  const choice = (label: string, value: boolean) => (
    <Radio
      label={label}
      name={name}
      checked={field.value === value}
      onChange={() => field.onChange(value)}
      onBlur={field.onBlur}
    />
  )
  return (
    <FieldGroup label={fundingLabels[name]} optional={name === 'hasSecuredFunding'} hint={hint}>
      <div className="flex gap-7">
        {choice('Yes', true)}
        {choice('No', false)}
      </div>
    </FieldGroup>
  )
}
