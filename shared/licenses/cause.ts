/** Why a license that was verified waits for another look. */
export const secondLookCauses = ['gone', 'changed', 'lapsed', 'renamed'] as const
export type SecondLookCause = (typeof secondLookCauses)[number]
