import { useFormContext, useWatch } from 'react-hook-form'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { EmailInput, PhoneInput } from '#src/ui/forms/contact-inputs.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextArea, TextInput } from '#src/ui/forms/input.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { changesEmail, type EditValues } from './form-values.ts'

type Password = { value: string; error: string | undefined; onChange: (value: string) => void }

/** The member's name and contacts; a new e-mail takes the password and a mailed link. */
export function PersonFields({ user, password }: { user: OwnUser; password: Password }) {
  const { register, formState } = useFormContext<EditValues>()
  const email = useWatch<EditValues, 'email'>({ name: 'email' })
  const { errors } = formState
  return (
    <>
      <Field label="First name" error={errors.firstName?.message} className="sm:col-span-3">
        <TextInput {...register('firstName')} required autoComplete="given-name" />
      </Field>
      <Field label="Last name" error={errors.lastName?.message} className="sm:col-span-3">
        <TextInput {...register('lastName')} required autoComplete="family-name" />
      </Field>
      <Field label="Email" error={errors.email?.message} className="sm:col-span-3">
        <EmailInput {...register('email')} required />
      </Field>
      <Field label="Phone number" optional error={errors.phoneNumber?.message} className="sm:col-span-3">
        <PhoneInput {...register('phoneNumber')} />
      </Field>
      {changesEmail(email, user) && (
        <Field
          label="Current password"
          hint={`We mail a link to the new address. Until you open it, your email stays ${user.email}.`}
          error={password.error}
          className="sm:col-span-6"
        >
          <PasswordInput
            value={password.value}
            autoComplete="current-password"
            onChange={(event) => password.onChange(event.currentTarget.value)}
          />
        </Field>
      )}
      {user.accountType === 'business' && (
        <Field
          label="Ownership"
          optional
          hint="Who owns the business. Only network staff see this."
          error={errors.businessOwnershipDetails?.message}
          className="sm:col-span-6"
        >
          <TextArea {...register('businessOwnershipDetails')} rows={3} />
        </Field>
      )}
    </>
  )
}
