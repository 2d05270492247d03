/** What a member's socket says: something changed, ask for it. It carries no content (design §6, issue 6). */
export const channelTopics = ['messages', 'connections', 'notifications', 'achievements', 'tokens'] as const
export type ChannelTopic = (typeof channelTopics)[number]

/** `since` is the id of the newest row that changed; a client that has it already need not ask. */
export type ChannelChange = { topic: ChannelTopic; since: number }

/** Sent by the browser to keep proxies from closing a quiet socket; answered without waking the object. */
export const channelPing = 'ping'
export const channelPong = 'pong'

/** How a socket ends: the session is over, or too many sockets are open. */
export const channelClose = { sessionEnded: 4001, tooManyAttempts: 4002 } as const
