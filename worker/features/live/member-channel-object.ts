import { DurableObject } from 'cloudflare:workers'
import { type ChannelChange, channelClose, channelPing, channelPong } from '#shared/live/api.ts'

/** Sockets of one member; a new one closes the oldest. */
const socketLimit = 256

type Ticket = { endsAt: number }

/**
 * The open sockets of one member, hibernating between changes. They carry no content, which stays in D1, but only name
 * what changed. Each is tagged with its session's hash, so that the end of a session closes its sockets.
 */
export class MemberChannel extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(channelPing, channelPong))
  }

  /** Accepts an upgrade that the Worker has authorized; the Worker sets the headers that name the session. */
  override async fetch(request: Request): Promise<Response> {
    const hash = request.headers.get('x-session-hash') ?? ''
    const endsAt = Number(request.headers.get('x-session-ends'))
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, [hash])
    server.serializeAttachment({ endsAt } satisfies Ticket)
    const open = this.ctx.getWebSockets()
    for (const socket of open.slice(0, Math.max(0, open.length - socketLimit))) {
      socket.close(channelClose.tooManySockets, 'too many open tabs')
    }
    // A session that ended between the Worker's check and the accept above has missed its close.
    const session = await this.env.DB.prepare('SELECT 1 FROM sessions WHERE hash = ?').bind(hash).first()
    if (session === null) server.close(channelClose.sessionEnded, 'signed out')
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Sends changes to every open socket, and closes those whose time is over. */
  announce(changes: ChannelChange[]): void {
    const now = Date.now()
    const text = JSON.stringify(changes)
    for (const socket of this.ctx.getWebSockets()) {
      const ticket = socket.deserializeAttachment() as Ticket | null
      if (ticket !== null && ticket.endsAt <= now) socket.close(channelClose.sessionEnded, 'signed out')
      else if (socket.readyState === WebSocket.OPEN) socket.send(text)
    }
  }

  /** Closes the sockets of sessions that have ended. */
  end(hashes: string[]): void {
    for (const hash of hashes) {
      for (const socket of this.ctx.getWebSockets(hash)) socket.close(channelClose.sessionEnded, 'signed out')
    }
  }

  // Browsers send pings only, which are answered automatically.
  override webSocketMessage(): void {}

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 mean a close without a code and must not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code)
  }
}
