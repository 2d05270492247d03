/** Why a license that was verified waits for another look. */

export const secondLookCauses = ['gone', 'changed', 'lapsed', 'renamed'] as const
export type SecondLookCause = (typeof secondLookCauses)[number]

/** What the member reads. */
export const secondLookText: Record<SecondLookCause, { reason: string; advice: string }> = {
  gone: {
    reason: "The state's newest list no longer holds your license number.",
    advice: 'Correct the number on your profile, or add a current proof. Staff look at it and decide.',
  },
  changed: {
    reason: "The state's newest list shows your license with other details.",
    advice:
      'Bring your profile in line with your license, or add a current proof. Staff look at it and decide.',
  },
  lapsed: {
    reason: "By the state's list your license is no longer valid.",
    advice: 'Renew it, then add the new license as a proof on your profile. Staff look at it and decide.',
  },
  renamed: {
    reason: 'The name of your verified business has changed.',
    advice: 'Staff compare the new name with your license. A proof that shows the new name helps.',
  },
}

/** What staff read in the queue. */
export const secondLookForStaff: Record<SecondLookCause, string> = {
  gone: "The state's newest list no longer holds this license.",
  changed: "The state's newest list shows this license with other details.",
  lapsed: "By the state's list this license is no longer valid.",
  renamed: 'The member has changed the name of the business since the verification.',
}
