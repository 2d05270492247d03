import { connect, type Socket } from 'node:net'

export type Answer = { status: number; headers: Map<string, string>; body: string }
export type Ask = { method: string; path: string; headers?: Record<string, string>; body?: string }

/** One persistent HTTP connection, one request at a time; fetch would take more CPU than the Worker. */
export class Connection {
  readonly #socket: Socket
  readonly #port: number
  #buffer = Buffer.alloc(0)
  #wake: (() => void) | undefined
  #isClosed = false

  private constructor(socket: Socket, port: number) {
    this.#socket = socket
    this.#port = port
    socket.setNoDelay(true)
    socket.on('data', (chunk) => {
      this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk])
      this.#wake?.()
    })
    socket.on('close', () => {
      this.#isClosed = true
      this.#wake?.()
    })
    socket.on('error', () => undefined)
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket, port)))
      socket.once('error', reject)
    })
  }

  async ask({ method, path, headers = {}, body = '' }: Ask): Promise<Answer> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const length = method === 'GET' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
    this.#socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${this.#port}\r\n${lines.join('')}${length}\r\n${body}`,
    )
    for (;;) {
      const answer = this.#take()
      if (answer !== undefined) return answer
      if (this.#isClosed) throw new Error(`the server closed the connection of ${method} ${path}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  close(): void {
    this.#socket.destroy()
  }

  /** The first answer in the buffer, once it is complete. */
  #take(): Answer | undefined {
    const end = this.#buffer.indexOf('\r\n\r\n')
    if (end < 0) return undefined
    const [first = '', ...lines] = this.#buffer.toString('latin1', 0, end).split('\r\n')
    const headers = new Map(
      lines.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    )
    const start = end + 4
    const stop =
      headers.get('transfer-encoding') === 'chunked'
        ? this.#endOfChunks(start)
        : start + Number(headers.get('content-length') ?? 0)
    if (stop === undefined || this.#buffer.length < stop) return undefined
    const body = this.#buffer.toString('utf8', start, stop)
    this.#buffer = this.#buffer.subarray(stop)
    return { status: Number(first.split(' ')[1]), headers, body }
  }

  #endOfChunks(start: number): number | undefined {
    let at = start
    for (;;) {
      const lineEnd = this.#buffer.indexOf('\r\n', at)
      if (lineEnd < 0) return undefined
      const size = Number.parseInt(this.#buffer.toString('latin1', at, lineEnd), 16)
      at = lineEnd + 2 + size + 2
      if (size === 0) return at
    }
  }
}
