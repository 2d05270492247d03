import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import * as api from '#shared/registration/api.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import { foundingQuery, statsQuery } from '#src/features/early-access/queries.ts'
import { storeSession } from '#src/features/accounts/queries.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { writeStored } from '#src/lib/browser-storage.ts'
import { clearReferralCode } from '#src/features/referrals/stored-referral-code.ts'
import { paths } from '#src/paths.ts'
import { toast } from '#src/lib/toast-store.ts'
import { outcomeCopy } from './content.ts'
import { bodyOf, clearDrafts } from './form-values.ts'
import { registrationTiming } from './timing.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

/** Receives the new member's id and replaces the form's own redirect. */
export type OnJoined = (userId: number) => void

/** Sends a registration, signs the new member in and redirects, unless `onJoined` is given. */
export function useRegistration(account: AccountType, onJoined?: OnJoined) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // A submission keeps its key until it succeeds, so that a retry after a lost answer creates no second account.
  const submission = useRef({ body: '', key: '' })

  return useMutation({
    mutationFn: (values: api.Registration) => {
      const body = bodyOf(values)
      const text = JSON.stringify(body)
      if (submission.current.body !== text) submission.current = { body: text, key: crypto.randomUUID() }
      const headers = { 'Idempotency-Key': submission.current.key }
      return call(api.register, { body, headers })
    },
    onSuccess: (answer) => {
      const { user, warnings = [] } = answer
      clearDrafts()
      clearReferralCode()
      // The wizard opens only on the dashboards of businesses.
      if (account === 'business') writeStored(storageKeys.showWelcome, 'true')
      storeSession(client, answer)
      void client.invalidateQueries({ queryKey: statsQuery.queryKey })
      void client.invalidateQueries({ queryKey: foundingQuery.queryKey })
      toast({
        title: 'Registration Successful!',
        description: [outcomeCopy[account].welcome(user.firstName), ...warnings].join(' '),
      })
      if (onJoined) return onJoined(user.id)
      setTimeout(() => {
        void navigate(paths.referralDashboard(user.id))
        setTimeout(() => window.scrollTo(0, 0), registrationTiming.scrollAfterRedirect)
      }, registrationTiming.redirect)
    },
    onError: (error) => {
      console.error('Registration failed', error)
      toast({
        variant: 'destructive',
        title: 'Registration Failed',
        description: errorMessage(error, outcomeCopy[account].failure),
      })
    },
  })
}
