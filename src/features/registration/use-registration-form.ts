import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { businessRegistration, vendorRegistration, type Registration } from '#shared/registration/api.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import { ApiError } from '#src/lib/api.ts'
import { clearReferralCode } from '#src/features/referrals/stored-referral-code.ts'
import { saveDraft, type FormValues } from './form-values.ts'
import { useRegistration, type OnJoined } from './use-registration.ts'

type FormResolver = Resolver<FormValues, unknown, Registration>

// The schemas require given consents, but the form also holds consents that are not given yet: hence the casts.
const resolvers = {
  business: valibotResolver(businessRegistration) as unknown as FormResolver,
  vendor: valibotResolver(vendorRegistration) as unknown as FormResolver,
} as const satisfies Record<AccountType, FormResolver>

/**
 * The form of one kind of account: stores a draft and sends the registration. The server's issues are shown at their fields;
 * `error` is the failure of the last submission. `busy` stays true until the new member is redirected.
 */
export function useRegistrationForm(account: AccountType, defaultValues: FormValues, onJoined?: OnJoined) {
  const form = useForm<FormValues, unknown, Registration>({
    defaultValues,
    resolver: resolvers[account],
    // Shows all errors together; otherwise rules between two fields run only once each field is valid.
    criteriaMode: 'all',
  })
  const joining = useRegistration(account, onJoined)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(account, values),
      }),
    [form, account],
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

  /** Submits again without the code that was refused. */
  const removeCode = () => {
    clearReferralCode()
    form.setValue('referralCode', '')
    form.clearErrors('referralCode')
    void submit()
  }

  const { error } = joining
  return {
    form,
    submit,
    removeCode,
    error,
    isEmailTaken: error instanceof ApiError && error.code === 'EMAIL_TAKEN',
    busy: joining.isPending || joining.isSuccess,
  }
}
