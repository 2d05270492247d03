import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type EdgePorts = { port: number; target: number }

/**
 * Stands in front of the local server as Cloudflare's edge stands in front of the Worker: text travels in brotli, and what
 * never changes is kept, neither of which the local simulation does. HTTP/1.1 without TLS, on loopback alone; in a thread
 * of its own, since Lighthouse keeps this one busy while the page loads and counts how long the edge takes to answer.
 */
export async function openEdge(
  port: number,
  target: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const ports: EdgePorts = { port, target }
  const thread = new Worker(new URL('./edge-thread.ts', import.meta.url), { workerData: ports })
  // A port that is taken is told as an error, which rejects this.
  await once(thread, 'message')
  return {
    url: `http://localhost:${port}`,
    close: async () => void (await thread.terminate()),
  }
}
