import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import type { Invitation } from '#shared/referrals/invitation.ts'
import { referralCodeFrom } from '#shared/referrals/referral-code.ts'
import { countVisit, referralCodeQuery, useKeptReferralCode } from './queries.ts'
import { useCurrentUser, useSessionUser } from '#src/features/accounts/queries.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { keepReferralCode } from './kept-referral-code.ts'

type Invited = {
  /** What the visitor is told; null without an invitation, or while it is looked up. */
  invitation: Invitation | null
  /** Whether the link alone says that an invitation will be told; an address's query is not known when pages are written. */
  awaited: boolean
  /** False while the form should wait for the code. */
  settled: boolean
  /** The code that the form is filled with. */
  code: string | undefined
}

/** The four kinds of invited visitor, by /ref/{code} or ?ref= (design §4). */
export function useInvitation(): Invited {
  const { code: linked } = useParams()
  const found = useFound(linked)
  return { ...found, awaited: linked !== undefined && found.invitation === null && !found.settled }
}

function useFound(linked: string | undefined): Omit<Invited, 'awaited'> {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const asked = linked ?? new URLSearchParams(search).get('ref') ?? undefined
  const code = asked === undefined ? undefined : referralCodeFrom(asked)
  const kept = useKeptReferralCode()
  const user = useCurrentUser()
  const own = useSessionUser()
  const { data, isPending, isError } = useQuery({
    ...referralCodeQuery(code ?? ''),
    enabled: code !== undefined,
  })

  if (!hydrated) return { invitation: null, settled: false, code: undefined }
  if (asked === undefined) return { invitation: null, settled: true, code: kept }
  if (user) {
    const isOwn = own && own.referralCode === code
    return { invitation: own ? { kind: isOwn ? 'own' : 'member' } : null, settled: true, code: undefined }
  }
  if (code === undefined || data === null)
    return { invitation: { kind: 'unknown' }, settled: true, code: kept }
  if (data)
    return {
      invitation: { kind: 'valid', firstName: data.referrerFirstName },
      settled: true,
      code: data.code,
    }
  // A look-up that failed decides nothing: the code stays in, and the registration tells.
  return { invitation: null, settled: isError || !isPending, code }
}

/** Once on a page: the newest valid code is kept and its visit counted; an unknown one replaces nothing. */
export function useInvitationKeeping(): void {
  const { invitation, code } = useInvitation()
  const known = invitation?.kind === 'valid' ? code : undefined
  useEffect(() => {
    if (!known) return
    keepReferralCode(known)
    countVisit(known)
  }, [known])
}
