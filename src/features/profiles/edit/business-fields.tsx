import { useFormContext, useWatch } from 'react-hook-form'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { editLicenseOptions } from '#shared/licenses/options.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { asksForCustomType } from '#shared/licenses/custom-business-type.ts'
import { vendorCategories } from '#shared/vendors/categories.ts'
import { completedWebsite } from '#shared/profiles/website.ts'
import { LicenseStatus } from '#src/features/licenses/license-status.tsx'
import { ZipInput } from '#src/ui/forms/contact-inputs.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Select, TextArea, TextInput } from '#src/ui/forms/input.tsx'
import { Options } from '#src/ui/forms/options.tsx'
import type { EditValues } from './form-values.ts'
import { island } from '#src/boot/island.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

// Stores a file on its own, beside the form: it loads after the form's fields.
const ListedField = island(() => import('./listed-field.tsx').then((part) => part.ListedField), {
  when: 'now',
  fallback: null,
})
const ProofField = island(() => import('./proof-field.tsx').then((part) => part.ProofField), {
  when: 'now',
  fallback: <Skeleton className="h-24" />,
})

/** Name, description and website, which others read first. */
export function BusinessFields({ user }: { user: OwnUser }) {
  const { register, formState, setValue } = useFormContext<EditValues>()
  const { errors } = formState
  const website = register('website')
  return (
    <>
      <Field label="Business name" optional error={errors.companyName?.message} className="sm:col-span-4">
        <TextInput {...register('companyName')} autoComplete="organization" />
      </Field>
      <Field label="Team size" optional error={errors.teamSize?.message} className="sm:col-span-2">
        <TextInput {...register('teamSize')} autoComplete="off" placeholder="2-5" />
      </Field>
      {user.accountType === 'vendor' && (
        <Field label="Service category" error={errors.vendorType?.message} className="sm:col-span-6">
          <Select {...register('vendorType')}>
            <Options of={vendorCategories} />
          </Select>
        </Field>
      )}
      <Field
        label="About the business"
        optional
        hint="What you do, for whom, and how you work"
        error={errors.businessDescription?.message}
        className="sm:col-span-6"
      >
        <TextArea {...register('businessDescription')} rows={5} />
      </Field>
      <Field label="Website" optional error={errors.website?.message} className="sm:col-span-6">
        <TextInput
          {...website}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          onBlur={(event) => {
            const whole = completedWebsite(event.currentTarget.value)
            if (whole !== event.currentTarget.value) setValue('website', whole, { shouldDirty: true })
            void website.onBlur(event)
          }}
        />
      </Field>
      <Field
        label="Business address"
        optional
        error={errors.businessAddress?.message}
        className="sm:col-span-6"
      >
        <TextInput {...register('businessAddress')} autoComplete="street-address" />
      </Field>
      <Field label="City" optional error={errors.city?.message} className="sm:col-span-4">
        <TextInput {...register('city')} autoComplete="address-level2" />
      </Field>
      <Field label="ZIP code" error={errors.zipCode?.message} className="sm:col-span-2">
        <ZipInput {...register('zipCode')} required />
      </Field>
    </>
  )
}

// Only members whose license was not confirmed need it.
const LicenseCheckNotice = island(
  () => import('#src/features/licenses/license-check-notice.tsx').then((module) => module.LicenseCheckNotice),
  { when: 'now' },
)

/** License type, number and proof; a changed type or number needs a new check. */
export function LicenseFields({ user }: { user: OwnUser }) {
  const { register, formState } = useFormContext<EditValues>()
  const [licenseType, vendorType] = useWatch<EditValues, ['licenseType', 'vendorType']>({
    name: ['licenseType', 'vendorType'],
  })
  const { errors } = formState
  const isVerified = user.licenseStatus === 'verified'
  return (
    <>
      <LicenseCheckNotice user={user} className="sm:col-span-6" />
      <p className="sm:col-span-6">
        <LicenseStatus license={user} />
      </p>
      <Field
        label="License type"
        error={errors.licenseType?.message}
        hint={isVerified ? 'Another type or number clears the badge and is checked anew' : undefined}
        className="sm:col-span-6"
      >
        <Select {...register('licenseType')} required>
          <option value="">Choose your license type</option>
          {user.accountType === 'vendor' && (
            <option value="vendor_service_provider">{licenseLabel('vendor_service_provider')}</option>
          )}
          <Options of={editLicenseOptions} />
        </Select>
      </Field>
      {asksForCustomType({ licenseType, vendorType }) && (
        <Field
          label="Your type of business"
          optional
          error={errors.otherBusinessType?.message}
          className="sm:col-span-6"
        >
          <TextInput {...register('otherBusinessType')} autoComplete="off" />
        </Field>
      )}
      <Field
        label="License number"
        optional
        hint="Never shown to others. Staff check it by hand."
        error={errors.licenseNumber?.message}
        className="sm:col-span-6"
      >
        <TextInput
          {...register('licenseNumber')}
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
        />
      </Field>
      <div className="empty:hidden sm:col-span-6">
        <ListedField />
      </div>
      <div className="sm:col-span-6">
        <ProofField user={user} />
      </div>
    </>
  )
}
