import type { TokenSource } from './tokens.ts'

export type TokenEntry = {
  id: number
  amount: number
  reason: string
  source: TokenSource
  createdAt: string
}

/** `GET /api/users/{id}/tokens`: the balance is the sum of all entries; the newest come first. */
export type TokenHistory = { balance: number; entries: TokenEntry[] }
