import { readStored, writeStored } from '#src/lib/browser-storage.ts'

/** An unconfirmed message; its key prevents a double when it is sent again. */
export type Outgoing = {
  key: string
  content: string
  failed: boolean
  /** Why it failed; none for a message that a reload interrupted. */
  reason?: string
  /** It met no server, and is sent again once there is a connection. */
  waits?: boolean
}

const draftKey = (viewerId: number, otherId: number) => `message-draft:${viewerId}:${otherId}`
const outgoingKey = (viewerId: number, otherId: number) => `message-unsent:${viewerId}:${otherId}`

export const readDraft = (viewerId: number, otherId: number) => readStored(draftKey(viewerId, otherId)) ?? ''

export const saveDraft = (viewerId: number, otherId: number, text: string) =>
  writeStored(draftKey(viewerId, otherId), text || null)

/** Messages whose sending a reload interrupted; shown as failed. */
export function readOutgoing(viewerId: number, otherId: number): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(readStored(outgoingKey(viewerId, otherId)) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap(({ key, content }: Partial<Outgoing>) =>
      typeof key === 'string' && typeof content === 'string' ? [{ key, content, failed: true }] : [],
    )
  } catch {
    return []
  }
}

export function storeOutgoing(viewerId: number, otherId: number, outgoing: readonly Outgoing[]): void {
  const text = JSON.stringify(outgoing.map(({ key, content }) => ({ key, content })))
  writeStored(outgoingKey(viewerId, otherId), outgoing.length > 0 ? text : null)
}
