import { DurableObject } from 'cloudflare:workers'
import { type ChannelChange, channelClose, channelPing, channelPong } from '#shared/live/api.ts'

/** More tabs than anybody has; the oldest makes room. */
const socketLimit = 256

type Ticket = { endsAt: number }

/**
 * The open tabs of one member, hibernating between changes. It holds no messages: D1 does, and a socket only says what
 * to ask for. A session's sockets carry its hash as their tag, so that ending it closes them.
 */
export class MemberChannel extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(channelPing, channelPong))
  }

  /** Takes an upgrade that the Worker has proven; it names the session in headers that it sets itself. */
  override async fetch(request: Request): Promise<Response> {
    const hash = request.headers.get('x-session-hash') ?? ''
    const endsAt = Number(request.headers.get('x-session-ends'))
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, [hash])
    server.serializeAttachment({ endsAt } satisfies Ticket)
    const open = this.ctx.getWebSockets()
    for (const socket of open.slice(0, Math.max(0, open.length - socketLimit))) {
      socket.close(channelClose.tooManyAttempts, 'too many open tabs')
    }
    // The session may have ended between the Worker's check and the accept above: then nobody would close this one.
    const alive = await this.env.DB.prepare('SELECT 1 FROM sessions WHERE hash = ?').bind(hash).first()
    if (alive === null) server.close(channelClose.sessionEnded, 'signed out')
    return new Response(null, { status: 101, webSocket: client })
  }

  tell(changes: ChannelChange[]): void {
    const now = Date.now()
    const text = JSON.stringify(changes)
    for (const socket of this.ctx.getWebSockets()) {
      const ticket = socket.deserializeAttachment() as Ticket | null
      if (ticket !== null && ticket.endsAt <= now) socket.close(channelClose.sessionEnded, 'signed out')
      else if (socket.readyState === WebSocket.OPEN) socket.send(text)
    }
  }

  end(hashes: string[]): void {
    for (const hash of hashes) {
      for (const socket of this.ctx.getWebSockets(hash)) socket.close(channelClose.sessionEnded, 'signed out')
    }
  }

  // Tabs have nothing to say here.
  override webSocketMessage(): void {}

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 stand for a close without a code and may not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code)
  }
}
