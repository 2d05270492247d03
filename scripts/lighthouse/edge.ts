import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type EdgePorts = { port: number; target: number }

/**
 * A proxy that imitates Cloudflare's edge in front of the local server: it compresses text with brotli and caches
 * immutable files, which the local simulation does not. HTTP/1.1 without TLS on loopback, in a thread of its own, since
 * Lighthouse keeps this one busy and would count the delay.
 */
export async function openEdge(
  port: number,
  target: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const ports: EdgePorts = { port, target }
  const thread = new Worker(new URL('./edge-thread.ts', import.meta.url), { workerData: ports })
  // A port in use raises an error event, which rejects this.
  await once(thread, 'message')
  return {
    url: `http://localhost:${port}`,
    close: async () => void (await thread.terminate()),
  }
}
