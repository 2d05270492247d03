import { batch } from '#worker/db/batch.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { adminSessions } from '#worker/db/schema/access.ts'
import { audit } from '#worker/features/staff/audit/audit-log.ts'

export async function insertAdminSession(
  db: Database,
  session: { hash: string; actor: string; now: number; expiresAt: number },
): Promise<void> {
  const { hash, actor, now, expiresAt } = session
  await batch(db, [
    db.insert(adminSessions).values({ hash, createdAt: now, expiresAt }),
    audit({ actor, action: 'session.opened', target: 'session', now }),
  ])
}

export async function deleteAdminSession(
  db: Database,
  session: { hash: string; actor: string; now: number },
): Promise<void> {
  const { hash, actor, now } = session
  await batch(db, [
    db.delete(adminSessions).where(eq(adminSessions.hash, hash)),
    audit({ actor, action: 'session.closed', target: 'session', now }),
  ])
}
