/** A member's numbers; `foundingNumber` is null when no place was left. */
export type Claim = { licenseeNumber: number | null; foundingNumber: number | null }
