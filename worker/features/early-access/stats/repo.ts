import { eq } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { network } from '#worker/db/schema/access.ts'
import type { NetworkRow } from '#worker/auth/session-statements.ts'

export async function readNetwork(db: Database): Promise<NetworkRow> {
  const [row] = await db.select().from(network).where(eq(network.id, 1))
  if (!row) throw new Error('the network row is missing: migrations have not run')
  return row
}
