import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { businessRegistration, vendorRegistration, type Registration } from '#shared/registration/api.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import { ApiError } from '#src/lib/api.ts'
import { dropReferralCode } from '#src/features/referrals/kept-referral-code.ts'
import { keepDraft, type FormValues } from './form-values.ts'
import { useRegistration, type OnJoined } from './use-registration.ts'

type FormResolver = Resolver<FormValues, unknown, Registration>

// The schemas take only consents that are given, the form holds them before: the casts say so.
const resolvers = {
  business: valibotResolver(businessRegistration) as unknown as FormResolver,
  vendor: valibotResolver(vendorRegistration) as unknown as FormResolver,
} as const satisfies Record<AccountType, FormResolver>

/**
 * The form of one kind of account: it keeps a draft of what is typed and sends it. The server's issues go to their
 * fields; `error` is what stopped the last submission. `busy` lasts until the new member is led on.
 */
export function useRegistrationForm(account: AccountType, defaultValues: FormValues, onJoined?: OnJoined) {
  const form = useForm<FormValues, unknown, Registration>({
    defaultValues,
    resolver: resolvers[account],
    // Every fault at once: otherwise the rules between two fields would wait until each field by itself is right.
    criteriaMode: 'all',
  })
  const joining = useRegistration(account, onJoined)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(account, values),
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

  /** Joins without the code that was refused. */
  const removeCode = () => {
    dropReferralCode()
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
