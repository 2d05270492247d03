import { type Ask, Connection } from './client.ts'

/** A quantile of the values, such as 0.5 for the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** The latencies of consecutive answers on one connection, in milliseconds. */
export async function latencies(port: number, times: number, ask: () => Ask): Promise<number[]> {
  const connection = await Connection.open(port)
  const waits: number[] = []
  for (let index = 0; index < times; index += 1) {
    const request = ask()
    const start = performance.now()
    const { status, body } = await connection.ask(request)
    waits.push(performance.now() - start)
    if (status >= 500) throw new Error(`${request.method} ${request.path} was answered ${status}: ${body}`)
  }
  connection.close()
  return waits
}

/** Answers per second over a number of connections. */
export async function throughput(
  port: number,
  ask: () => Ask,
  connections = 16,
  milliseconds = 1000,
): Promise<number> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)))
  const start = performance.now()
  let answers = 0
  await Promise.all(
    open.map(async (connection) => {
      while (performance.now() - start < milliseconds) {
        const { status } = await connection.ask(ask())
        if (status >= 400) throw new Error(`${ask().path} was answered ${status}`)
        answers += 1
      }
      connection.close()
    }),
  )
  return (answers * 1000) / (performance.now() - start)
}
