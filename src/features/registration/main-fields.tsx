import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { licenseFrom } from '#shared/licenses/catalogue.ts'
import { registrationLicenseOptions } from '#shared/licenses/options.ts'
import { paths } from '#src/paths.ts'
import { EmailInput, PhoneInput, ZipInput } from '#src/ui/forms/contact-inputs.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Select, TextInput } from '#src/ui/forms/input.tsx'
import { Options } from '#src/ui/forms/options.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import type { FormValues } from './form-values.ts'

/** License type and ZIP, and the business type as text if the license type is Other. */
export function BusinessFields() {
  const { register, formState } = useFormContext<FormValues>()
  const licenseType = useWatch<FormValues, 'licenseType'>({ name: 'licenseType' })
  const { errors } = formState
  return (
    <>
      <Field label="License type" error={errors.licenseType?.message} className="sm:col-span-4">
        <Select {...register('licenseType')} required>
          <option value="">Choose your license type</option>
          <Options of={registrationLicenseOptions} />
        </Select>
      </Field>
      <Field label="ZIP code" error={errors.zipCode?.message} className="sm:col-span-2">
        <ZipInput {...register('zipCode')} required />
      </Field>
      <CompanyField />
      {licenseFrom(licenseType) === 'other' && (
        <Field
          label="Your type of business"
          error={errors.otherBusinessType?.message}
          className="sm:col-span-6"
        >
          <TextInput {...register('otherBusinessType')} required autoComplete="off" />
        </Field>
      )}
    </>
  )
}

/** The business's name, under which it is listed; it can be added on the profile as well. */
export function CompanyField() {
  const { register, formState } = useFormContext<FormValues>()
  return (
    <Field
      label="Business name"
      optional
      error={formState.errors.companyName?.message}
      className="sm:col-span-6"
    >
      <TextInput {...register('companyName')} autoComplete="organization" />
    </Field>
  )
}

/** Name, e-mail and phone. `marked` marks each label as required. */
export function PersonFields({ taken, marked = false }: { taken: boolean; marked?: boolean }) {
  const { register, formState, getValues } = useFormContext<FormValues>()
  const { errors } = formState
  const known = { state: { email: getValues('email') } }
  return (
    <>
      <Field label="First name" marked={marked} error={errors.firstName?.message} className="sm:col-span-3">
        <TextInput {...register('firstName')} required autoComplete="given-name" />
      </Field>
      <Field label="Last name" marked={marked} error={errors.lastName?.message} className="sm:col-span-3">
        <TextInput {...register('lastName')} required autoComplete="family-name" />
      </Field>
      <div className="sm:col-span-3">
        <Field label="Email" marked={marked} error={errors.email?.message}>
          <EmailInput {...register('email')} required />
        </Field>
        {taken && errors.email?.type === 'server' && (
          <p className="mt-1 flex flex-wrap gap-x-5">
            <TextLink asChild variant="action">
              <Link to={paths.login()} {...known}>
                Sign in
              </Link>
            </TextLink>
            <TextLink asChild variant="action">
              <Link to={paths.login({ forgot: true })} {...known}>
                Reset password
              </Link>
            </TextLink>
          </p>
        )}
      </div>
      <Field
        label="Phone number"
        marked={marked}
        error={errors.phoneNumber?.message}
        className="sm:col-span-3"
      >
        <PhoneInput {...register('phoneNumber')} required />
      </Field>
    </>
  )
}

export function PasswordFields({ marked = false }: { marked?: boolean }) {
  const { register, formState } = useFormContext<FormValues>()
  const { errors } = formState
  return (
    <>
      <Field
        label="Password"
        marked={marked}
        hint="At least 8 characters"
        error={errors.password?.message}
        className="sm:col-span-3"
      >
        <PasswordInput {...register('password')} required autoComplete="new-password" />
      </Field>
      <Field
        label="Confirm password"
        marked={marked}
        hint="Re-enter your password"
        error={errors.confirmPassword?.message}
        className="sm:col-span-3"
      >
        <PasswordInput {...register('confirmPassword')} required autoComplete="new-password" />
      </Field>
    </>
  )
}
