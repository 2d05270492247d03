import { endpoint } from '#shared/wire/endpoint.ts'

/** The socket announces that something changed, without its content; the browser then asks for it. */
export const channelTopics = ['messages', 'connections', 'notifications', 'achievements', 'tokens'] as const
export type ChannelTopic = (typeof channelTopics)[number]

/** `since` is the id of the newest row that changed; a client that has it already need not ask. */
export type ChannelChange = { topic: ChannelTopic; since: number }

/** Sent by the browser to keep proxies from closing a quiet socket; the answer does not wake the object. */
export const channelPing = 'ping'
export const channelPong = 'pong'

/** How a socket ends: the session is over, or too many sockets are open. */
export const channelClose = { sessionEnded: 4001, tooManySockets: 4002 } as const

/** Opens the member's socket, which carries `ChannelChange[]` as JSON. */
export const channel = endpoint({
  method: 'GET',
  path: '/api/channel',
  access: 'member',
  answer: 'socket',
  status: 101,
  errors: ['NOT_A_SOCKET', 'FOREIGN_ORIGIN'],
})
