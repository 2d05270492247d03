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
  /** The notice's kind; null without an invitation, or while the code is being looked up. */
  invitation: Invitation | null
  /** Whether the path announces a notice that is still loading; a query is unknown when pages are prerendered. */
  awaited: boolean
  /** False while the form has to wait for the code. */
  settled: boolean
  /** The code to fill in. */
  code: string | undefined
}

/** The invitation of the address, by `/ref/{code}` or `?ref=`. */
export function useInvitation(): Invited {
  const { code: linked } = useParams()
  const lookup = useCodeLookup(linked)
  return { ...lookup, awaited: linked !== undefined && lookup.invitation === null && !lookup.settled }
}

function useCodeLookup(linked: string | undefined): Omit<Invited, 'awaited'> {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const spelling = linked ?? new URLSearchParams(search).get('ref') ?? undefined
  const code = spelling === undefined ? undefined : referralCodeFrom(spelling)
  const kept = useKeptReferralCode()
  const user = useCurrentUser()
  const own = useSessionUser()
  const { data, isPending, isError } = useQuery({
    ...referralCodeQuery(code ?? ''),
    enabled: code !== undefined,
  })

  if (!hydrated) return { invitation: null, settled: false, code: undefined }
  if (spelling === undefined) return { invitation: null, settled: true, code: kept }
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
  // A failed look-up decides nothing: the code is kept, and the registration checks it.
  return { invitation: null, settled: isError || !isPending, code }
}

/** Used once on a page: stores a valid code and counts the visit; an unknown code replaces nothing. */
export function useInvitationStorage(): void {
  const { invitation, code } = useInvitation()
  const known = invitation?.kind === 'valid' ? code : undefined
  useEffect(() => {
    if (!known) return
    keepReferralCode(known)
    countVisit(known)
  }, [known])
}
