/** A service's result: a value, or the reason for refusing. The topic's routes map reasons to statuses and messages. */
export type Result<Value, Reason extends string> = { ok: true; value: Value } | Refusal<Reason>

export type Refusal<Reason extends string> = { ok: false; reason: Reason }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <const Reason extends string>(reason: Reason): Refusal<Reason> => ({
  ok: false,
  reason,
})
