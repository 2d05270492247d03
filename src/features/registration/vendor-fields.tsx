import { useFormContext, useWatch } from 'react-hook-form'
import { vendorCategories } from '#shared/vendors/categories.ts'
import { Button } from '#src/ui/button.tsx'
import { ZipInput } from '#src/ui/forms/contact-inputs.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Select, TextInput } from '#src/ui/forms/input.tsx'
import { Options } from '#src/ui/forms/options.tsx'
import { CompanyField } from './main-fields.tsx'
import type { FormValues } from './form-values.ts'

/** Service category and ZIP, and the service as text if the category is Other. */
export function ServiceFields() {
  const { register, formState } = useFormContext<FormValues>()
  const vendorType = useWatch<FormValues, 'vendorType'>({ name: 'vendorType' })
  const { errors } = formState
  return (
    <>
      <Field label="Service category" marked error={errors.vendorType?.message} className="sm:col-span-4">
        <Select {...register('vendorType')} required>
          <option value="">Choose your service category</option>
          <Options of={vendorCategories} />
        </Select>
      </Field>
      <Field label="ZIP code" marked error={errors.zipCode?.message} className="sm:col-span-2">
        <ZipInput {...register('zipCode')} required />
      </Field>
      <CompanyField />
      {vendorType === 'other' && (
        <Field
          label="Service type"
          hint="What you do, in your own words"
          marked
          error={errors.otherBusinessType?.message}
          className="sm:col-span-6"
        >
          <TextInput {...register('otherBusinessType')} required autoComplete="off" />
        </Field>
      )}
    </>
  )
}

/** The code of the link, read-only. */
export function SuppliedCode({ onRemove }: { onRemove: () => void }) {
  const { register, formState } = useFormContext<FormValues>()
  const code = useWatch<FormValues, 'referralCode'>({ name: 'referralCode' })
  const error = formState.errors.referralCode
  if (!code) return null
  return (
    <div className="sm:col-span-6">
      <Field label="Referral code" hint="From the link you followed" error={error?.message}>
        <TextInput {...register('referralCode')} readOnly className="font-mono tracking-wide" />
      </Field>
      {error?.type === 'server' && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={onRemove}>
          Remove code and continue
        </Button>
      )}
    </div>
  )
}
