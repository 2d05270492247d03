import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { consentNotices } from '#shared/registration/consent.ts'
import { Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { registrationCopy } from './content.ts'
import { FailureNotice } from './failure-notice.tsx'
import { initialValues } from './form-values.ts'
import { BusinessFields, PasswordFields, PersonFields } from './main-fields.tsx'
import { OptionalFields } from './optional-fields.tsx'
import { useRegistrationForm } from './use-registration-form.ts'
import type { OnJoined } from './use-registration.ts'

type RegistrationFormProps = {
  /** An invitation's code, to fill in. */
  initialReferralCode?: string | undefined
  onJoined?: OnJoined | undefined
}

/** The registration of a business, on the home page and on /account-setup. Rendered in the browser only. */
export function RegistrationForm({ initialReferralCode, onJoined }: RegistrationFormProps) {
  const [values] = useState(() => initialValues('business', initialReferralCode))
  const { form, submit, removeCode, error, isEmailTaken, busy } = useRegistrationForm(
    'business',
    values,
    onJoined,
  )

  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        aria-label={registrationCopy.title}
        onSubmit={(event) => void submit(event)}
      >
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
          <BusinessFields />
          <PersonFields taken={isEmailTaken} />
          <PasswordFields />
        </div>
        <OptionalFields startsOpen={Boolean(values.referralCode)} onRemoveCode={removeCode} />
        <ConsentFields account="business" />
        <p className="mt-6 border-t border-line pt-5 text-sm text-ink-soft">{consentNotices.publicListing}</p>
        {error && <FailureNotice account="business" error={error} />}
        <Button type="submit" size="lg" full disabled={busy} className="mt-5">
          {busy && <Spinner />}
          {busy ? registrationCopy.pending : registrationCopy.submit}
        </Button>
      </form>
    </FormProvider>
  )
}
