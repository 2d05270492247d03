import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { consentNotices } from '#shared/registration/consent.ts'
import { Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { vendorRegistrationCopy } from './content.ts'
import { FailureNotice } from './failure-notice.tsx'
import { initialValues } from './form-values.ts'
import { PasswordFields, PersonFields } from './main-fields.tsx'
import { useRegistrationForm } from './use-registration-form.ts'
import type { OnJoined } from './use-registration.ts'
import { ServiceFields, SuppliedCode } from './vendor-fields.tsx'

type VendorFormProps = { suppliedCode: string | undefined; onJoined: OnJoined }

/** The registration form of a vendor partner. Rendered in the browser only. */
export function VendorForm({ suppliedCode, onJoined }: VendorFormProps) {
  // Only the link's code counts: a draft's older code would look as if it came from the link.
  const [values] = useState(() => ({
    ...initialValues('vendor', suppliedCode),
    referralCode: suppliedCode ?? '',
  }))
  const { form, submit, removeCode, error, isEmailTaken, busy } = useRegistrationForm(
    'vendor',
    values,
    onJoined,
  )

  return (
    <FormProvider {...form}>
      <form noValidate aria-label={vendorRegistrationCopy.title} onSubmit={(event) => void submit(event)}>
        <p className="mb-5 text-sm text-ink-soft">{vendorRegistrationCopy.required}</p>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
          <ServiceFields />
          <PersonFields marked taken={isEmailTaken} />
          <PasswordFields marked />
          <SuppliedCode onRemove={removeCode} />
        </div>
        <ConsentFields account="vendor" />
        <p className="mt-6 border-t border-line pt-5 text-sm text-ink-soft">
          {consentNotices.vendorPublicListing}
        </p>
        {error && <FailureNotice account="vendor" error={error} />}
        <Button type="submit" size="lg" full disabled={busy} className="mt-5">
          {busy && <Spinner />}
          {busy ? vendorRegistrationCopy.pending : vendorRegistrationCopy.submit}
        </Button>
      </form>
    </FormProvider>
  )
}
