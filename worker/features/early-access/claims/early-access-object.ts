import { DurableObject } from 'cloudflare:workers'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { openDatabase } from '#worker/db/client.ts'
import { claimsOnRecord } from './repo.ts'
import { reconcilePending } from './service.ts'
import type { Claim } from './claim.ts'

export type EarlyAccessStatus = { licensees: number; foundingTaken: number; highestLicenseeNumber: number }

type ClaimRow = { licensee: number | null; founding: number | null }

/** The delay after a claim until pending work is reconciled; its registration should be complete by then. */
const reconcileAfterMs = 15_000

/**
 * Serializes the assignment of licensee numbers and the fifty founding places; one object for the network. A row in
 * `claims` is final: a released member keeps a row without a founding number, so that a late replay takes no place.
 */
export class EarlyAccess extends DurableObject<Env> {
  readonly #sql: SqlStorage
  #isAlarmSet = false
  /** Cached from the table, so that claims after the first fifty need not look for a place. */
  #areAllTaken = false

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    void ctx.blockConcurrencyWhile(() => this.#open())
  }

  /** Creates the tables; a new object copies its claims from D1, which is the record. */
  async #open(): Promise<void> {
    const exists = this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'claims'").toArray().length > 0
    if (exists) return
    const record = await claimsOnRecord(openDatabase(this.env.DB))
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec(
        'CREATE TABLE claims (user_id INTEGER PRIMARY KEY, licensee INTEGER UNIQUE, founding INTEGER UNIQUE CHECK (founding BETWEEN 1 AND 50))',
      )
      this.#sql.exec('CREATE TABLE counter (id INTEGER PRIMARY KEY CHECK (id = 1), highest INTEGER NOT NULL)')
      this.#sql.exec('INSERT INTO counter VALUES (1, ?)', record.highestLicenseeNumber)
      for (const claim of record.claims) {
        this.#sql.exec(
          'INSERT INTO claims VALUES (?, ?, ?)',
          claim.userId,
          claim.licenseeNumber,
          claim.foundingNumber,
        )
      }
    })
  }

  /** Assigns a member's numbers, or returns those assigned before. `foundingNumber` is null when no place is left. */
  async claim(userId: number): Promise<Claim> {
    await this.#scheduleReconcile()
    return this.#claim(userId)
  }

  #claim(userId: number): Claim {
    return this.ctx.storage.transactionSync(() => {
      const existing = this.#rowOf(userId)
      if (existing) return { licenseeNumber: existing.licensee, foundingNumber: existing.founding }
      const { highest } = this.#sql
        .exec<{ highest: number }>('UPDATE counter SET highest = highest + 1 RETURNING highest')
        .one()
      const founding = this.#areAllTaken ? null : this.#lowestFreePlace()
      this.#areAllTaken = founding === null
      this.#sql.exec('INSERT INTO claims VALUES (?, ?, ?)', userId, highest, founding)
      return { licenseeNumber: highest, foundingNumber: founding }
    })
  }

  /** Releases a founding place; repeated releases and later claims of the member change nothing. */
  release(userId: number): void {
    this.#areAllTaken = false
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec(
        'INSERT INTO claims VALUES (?, NULL, NULL) ON CONFLICT (user_id) DO UPDATE SET founding = NULL',
        userId,
      )
    })
  }

  status(): EarlyAccessStatus {
    return this.#sql
      .exec<EarlyAccessStatus>(
        `SELECT count(licensee) AS licensees, count(founding) AS foundingTaken,
                (SELECT highest FROM counter) AS highestLicenseeNumber FROM claims`,
      )
      .one()
  }

  /** Completes interrupted registrations and deletions; runs again while there are any. */
  override async alarm(): Promise<void> {
    this.#isAlarmSet = false
    const left = await reconcilePending({
      db: openDatabase(this.env.DB),
      slots: {
        claim: async (userId) => this.#claim(userId),
        release: async (userId) => this.release(userId),
      },
      now: Date.now(),
    })
    if (left > 0) await this.#scheduleReconcile()
  }

  async #scheduleReconcile(): Promise<void> {
    if (this.#isAlarmSet) return
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(Date.now() + reconcileAfterMs)
    this.#isAlarmSet = true
  }

  #rowOf(userId: number): ClaimRow | undefined {
    return this.#sql
      .exec<ClaimRow>('SELECT licensee, founding FROM claims WHERE user_id = ?', userId)
      .toArray()[0]
  }

  /** The lowest free place: 1, or the first gap after a taken one; uses only the index of places. */
  #lowestFreePlace(): number | null {
    return this.#sql
      .exec<{ place: number | null }>(
        `SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM claims WHERE founding = 1) THEN 1 ELSE (
           SELECT min(founding) + 1 FROM claims c WHERE founding < ?
             AND NOT EXISTS (SELECT 1 FROM claims n WHERE n.founding = c.founding + 1)
         ) END AS place`,
        foundingPlaces,
      )
      .one().place
  }
}
