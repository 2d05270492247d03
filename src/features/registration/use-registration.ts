import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Registration } from '#shared/registration/api.ts'
import type { SessionAnswer } from '#shared/profiles/member-views.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import { foundingQuery, statsQuery } from '#src/features/early-access/queries.ts'
import { takeSession } from '#src/features/accounts/queries.ts'
import { messageOf, request } from '#src/lib/api.ts'
import { writeStored } from '#src/lib/browser-storage.ts'
import { dropReferralCode } from '#src/features/referrals/kept-referral-code.ts'
import { paths } from '#src/paths.ts'
import { toast } from '#src/lib/toast-store.ts'
import { outcomeCopy } from './content.ts'
import { bodyOf, dropDrafts } from './form-values.ts'
import { registrationTiming } from './timing.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

/** Gets the new member's id in place of the form's own redirect (000 §2). */
export type OnJoined = (userId: number) => void

/** Sends a registration, signs the new member in and leads them on, unless `onJoined` does (000 §2, §4). */
export function useRegistration(account: AccountType, onJoined?: OnJoined) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // The same submission keeps its key until it succeeds, so that a retry after a lost answer joins nobody twice.
  const submission = useRef({ body: '', key: '' })

  return useMutation({
    mutationFn: (values: Registration) => {
      const body = bodyOf(values)
      const text = JSON.stringify(body)
      if (submission.current.body !== text) submission.current = { body: text, key: crypto.randomUUID() }
      const headers = { 'Idempotency-Key': submission.current.key }
      return request<SessionAnswer>('POST', '/api/register', { body, headers })
    },
    onSuccess: (answer) => {
      const { user, warnings = [] } = answer
      dropDrafts()
      dropReferralCode()
      // The wizard opens on the dashboard of business members alone.
      if (account === 'business') writeStored(storageKeys.showWelcome, 'true')
      takeSession(client, answer)
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
        description: messageOf(error, outcomeCopy[account].failure),
      })
    },
  })
}
