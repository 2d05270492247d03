import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { vendorRegistration, type Registration } from '#shared/api/register.ts'
import { consentNotices } from '#shared/consent.ts'
import { ApiError } from '#src/lib/api.ts'
import { dropReferralCode } from '#src/lib/kept-referral-code.ts'
import { Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { vendorRegistrationCopy } from './content.ts'
import { FailureNotice } from './failure-notice.tsx'
import { checksAll, initialValues, keepDraft, type FormValues } from './form-values.ts'
import { PasswordFields, PersonFields } from './main-fields.tsx'
import { useRegistration } from './use-registration.ts'
import { ServiceFields, SuppliedCode } from './vendor-fields.tsx'

// The schema takes only consents that are given, the form holds them before: one cast says so.
const resolver = valibotResolver(vendorRegistration) as unknown as Resolver<FormValues, unknown, Registration>

/** The registration of a vendor partner (001 §2 'Vendor form'). Rendered in the browser only. */
export function VendorForm({ suppliedCode }: { suppliedCode: string | undefined }) {
  // The code is the link's alone: a draft's older one would show as if a link had brought it.
  const [values] = useState(() => ({
    ...initialValues('vendor', suppliedCode),
    referralCode: suppliedCode ?? '',
  }))
  const form = useForm<FormValues, unknown, Registration>({ defaultValues: values, resolver, ...checksAll })
  const joining = useRegistration('vendor')
  const { error } = joining
  const busy = joining.isPending || joining.isSuccess

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => keepDraft('vendor', typed),
      }),
    [form],
  )

  const submit = form.handleSubmit((registration) =>
    joining.mutate(registration, {
      onError: (failure) => {
        const issues = failure instanceof ApiError ? Object.entries(failure.issues) : []
        for (const [name, message] of issues) {
          form.setError(name as keyof FormValues, { type: 'server', message }, { shouldFocus: true })
        }
      },
    }),
  )

  const removeCode = () => {
    dropReferralCode()
    form.setValue('referralCode', '')
    form.clearErrors('referralCode')
    void submit()
  }

  return (
    <FormProvider {...form}>
      <form noValidate aria-label={vendorRegistrationCopy.title} onSubmit={(event) => void submit(event)}>
        <p className="mb-5 text-sm text-ink-soft">{vendorRegistrationCopy.required}</p>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
          <ServiceFields />
          <PersonFields marked taken={error instanceof ApiError && error.code === 'EMAIL_TAKEN'} />
          <PasswordFields marked />
          <SuppliedCode onRemove={removeCode} />
        </div>
        <ConsentFields account="vendor" />
        <p className="mt-6 border-t border-line pt-5 text-sm text-ink-soft">
          {consentNotices.vendorPublicListing}
        </p>
        {error && !busy && <FailureNotice account="vendor" error={error} />}
        <Button type="submit" size="lg" full disabled={busy} className="mt-5">
          {busy && <Spinner />}
          {busy ? vendorRegistrationCopy.pending : vendorRegistrationCopy.submit}
        </Button>
      </form>
    </FormProvider>
  )
}
