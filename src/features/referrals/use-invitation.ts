import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import type { Invitation } from '#shared/referrals/invited-title.ts'
import { referralCodeFrom } from '#shared/referrals/referral-code.ts'
import { countVisit, referralCodeQuery, useStoredReferralCode } from './queries.ts'
import { useCurrentUser, useSessionUser } from '#src/features/accounts/queries.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { storeReferralCode } from './stored-referral-code.ts'

type InvitationState = {
  /** Whether the address is that of an invitation; its query is unknown when pages are prerendered. */
  isInvited: boolean
  /** The notice's kind; null without an invitation, or while the code is being looked up. */
  invitation: Invitation | null
  /** Whether the path announces a notice that is still loading; a query is unknown when pages are prerendered. */
  isNoticePending: boolean
  /** False while the form has to wait for the code. */
  isResolved: boolean
  /** The code to fill in. */
  code: string | undefined
}

/** The invitation of the address, by `/ref/{code}` or `?ref=`. */
export function useInvitation(): InvitationState {
  const { code: linked } = useParams()
  const { search } = useLocation()
  const hydrated = useHydrated()
  const spelling = linked ?? new URLSearchParams(search).get('ref') ?? undefined
  const lookup = useCodeLookup(spelling, hydrated)
  return {
    ...lookup,
    isInvited: linked !== undefined || (hydrated && spelling !== undefined),
    isNoticePending: linked !== undefined && lookup.invitation === null && !lookup.isResolved,
  }
}

function useCodeLookup(
  spelling: string | undefined,
  hydrated: boolean,
): Omit<InvitationState, 'isInvited' | 'isNoticePending'> {
  const code = spelling === undefined ? undefined : referralCodeFrom(spelling)
  const storedCode = useStoredReferralCode()
  const user = useCurrentUser()
  const sessionUser = useSessionUser()
  const { data, isPending, isError } = useQuery({
    ...referralCodeQuery(code ?? ''),
    enabled: code !== undefined,
  })

  if (!hydrated) return { invitation: null, isResolved: false, code: undefined }
  if (spelling === undefined) return { invitation: null, isResolved: true, code: storedCode }
  if (user) {
    const isOwn = sessionUser && sessionUser.referralCode === code
    return {
      invitation: sessionUser ? { kind: isOwn ? 'own' : 'member' } : null,
      isResolved: true,
      code: undefined,
    }
  }
  if (code === undefined || data === null)
    return { invitation: { kind: 'unknown' }, isResolved: true, code: storedCode }
  if (data)
    return {
      invitation: { kind: 'valid', firstName: data.referrerFirstName, profile: data.profile },
      isResolved: true,
      code: data.code,
    }
  // After a failed lookup the code is still used, and the registration checks it.
  return { invitation: null, isResolved: isError || !isPending, code }
}

/** Used once on a page: stores a valid code and counts the visit; an unknown code replaces nothing. */
export function useInvitationStorage(): void {
  const { invitation, code } = useInvitation()
  const known = invitation?.kind === 'valid' ? code : undefined
  useEffect(() => {
    if (!known) return
    storeReferralCode(known)
    countVisit(known)
  }, [known])
}
