import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { businessRegistration, type Registration } from '#shared/api/register.ts'
import { consentNotices } from '#shared/consent.ts'
import { ApiError } from '#src/lib/api.ts'
import { dropReferralCode } from '#src/lib/kept-referral-code.ts'
import { Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { registrationCopy } from './content.ts'
import { FailureNotice } from './failure-notice.tsx'
import { checksAll, initialValues, keepDraft, type FormValues } from './form-values.ts'
import { BusinessFields, PasswordFields, PersonFields } from './main-fields.tsx'
import { OptionalFields } from './optional-fields.tsx'
import { useRegistration } from './use-registration.ts'

type RegistrationFormProps = {
  /** From an invitation; fills the code in. */
  initialReferralCode?: string | undefined
}

// The schema takes only consents that are given, the form holds them before: one cast says so.
const resolver = valibotResolver(businessRegistration) as unknown as Resolver<
  FormValues,
  unknown,
  Registration
>

/** The registration of a business, on the home page and on /account-setup. Rendered in the browser only. */
export function RegistrationForm({ initialReferralCode }: RegistrationFormProps) {
  const [values] = useState(() => initialValues('business', initialReferralCode))
  const form = useForm<FormValues, unknown, Registration>({ defaultValues: values, resolver, ...checksAll })
  const joining = useRegistration('business')
  const { error } = joining
  const busy = joining.isPending || joining.isSuccess

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => keepDraft('business', typed),
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
      <form
        noValidate
        method="post"
        aria-label={registrationCopy.title}
        onSubmit={(event) => void submit(event)}
      >
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
          <BusinessFields />
          <PersonFields taken={error instanceof ApiError && error.code === 'EMAIL_TAKEN'} />
          <PasswordFields />
        </div>
        <OptionalFields startsOpen={Boolean(values.referralCode)} onRemoveCode={removeCode} />
        <ConsentFields account="business" />
        <p className="mt-6 border-t border-line pt-5 text-sm text-ink-soft">{consentNotices.publicListing}</p>
        {error && !busy && <FailureNotice account="business" error={error} />}
        <Button type="submit" size="lg" full disabled={busy} className="mt-5">
          {busy && <Spinner />}
          {busy ? registrationCopy.pending : registrationCopy.submit}
        </Button>
      </form>
    </FormProvider>
  )
}
