import { useSyncExternalStore } from 'react'
import type { ChatAnswer } from '#shared/assistant/api.ts'
import { assistantCopy } from '#shared/assistant/assistant.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { request } from '#src/lib/api.ts'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { currentUser, onUserChange } from '#src/lib/stored-user.ts'
import { toast } from '#src/lib/toast-store.ts'
import { assistantLimits } from '#shared/assistant/limits.ts'

/** A message has a role, a content and an ISO timestamp (000 §3); an answer may lead to a page. */
export type ChatMessage = {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  link?: ChatAnswer['link']
}

export type Conversation = {
  state: 'closed' | 'open' | 'minimised'
  messages: readonly ChatMessage[]
  isPending: boolean
}

const storageKey = 'assistantConversation'

const said = (role: ChatMessage['role'], content: string): ChatMessage => ({
  role,
  content,
  timestamp: new Date().toISOString(),
})

const isMessage = (value: unknown): value is ChatMessage =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  typeof value.content === 'string' &&
  'role' in value

const begun = (): Conversation => ({
  state: 'closed',
  messages: [said('assistant', assistantCopy.greeting)],
  isPending: false,
})

/** The conversation of this tab, as it stood before a reload. */
function restored(): Conversation {
  try {
    const kept: unknown = JSON.parse(readStored(storageKey, 'session') ?? '')
    if (
      typeof kept === 'object' &&
      kept !== null &&
      'messages' in kept &&
      Array.isArray(kept.messages) &&
      kept.messages.every(isMessage)
    ) {
      const state =
        'state' in kept && (kept.state === 'open' || kept.state === 'minimised') ? kept.state : 'closed'
      return { state, messages: kept.messages, isPending: false }
    }
  } catch {
    // Nothing was kept, or nothing readable.
  }
  return begun()
}

let current: Conversation | undefined

/** As the written pages have it: the launcher. What this tab kept follows once the page is alive. */
const written: Conversation = { state: 'closed', messages: [], isPending: false }
const listeners = new Set<() => void>()

const read = () => (current ??= restored())

function change(next: Partial<Conversation>): void {
  current = { ...read(), ...next }
  const { state, messages } = current
  writeStored(storageKey, JSON.stringify({ state, messages }), 'session')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// What a member asked is not for whoever comes after them; what a visitor asked stays when they sign in.
let asker = currentUser()?.id
/** Another number is another conversation: an answer to the one before is nobody's any more. */
let beginning = 0
onUserChange(() => {
  const id = currentUser()?.id
  if (asker !== undefined && id !== asker) {
    beginning += 1
    change(begun())
  }
  asker = id
})

export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, read, () => written)
}

export const openChat = () => change({ state: 'open' })
export const minimiseChat = () => change({ state: 'minimised' })
export const closeChat = () => change({ state: 'closed' })

const add = (message: ChatMessage) => change({ messages: [...read().messages, message] })

/** Sends what was typed and appends the answer; one at a time, and nothing blank (000 §5). */
export async function ask(text: string): Promise<void> {
  const message = text.trim()
  const { messages, isPending } = read()
  if (!message || isPending) return
  const conversationHistory = messages
    .slice(-assistantLimits.history)
    .map(({ role, content }) => ({ role, content }))
  const asked = beginning
  change({ messages: [...messages, said('user', message)], isPending: true })
  try {
    const page = window.location.pathname
    const answer = await request<ChatAnswer>('POST', '/api/chat', {
      body: { message, conversationHistory, page },
    })
    if (asked !== beginning) return
    add({
      role: 'assistant',
      content: answer.response,
      timestamp: answer.timestamp,
      ...(answer.link && { link: answer.link }),
    })
    if (answer.bugReported) {
      const { tokensAwarded } = answer
      const earned =
        tokensAwarded > 0 ? `You earned ${tokenLabel(tokensAwarded)}.` : 'This report earned no SkunkTokens.'
      toast({ title: assistantCopy.bugToastTitle, description: `Thank you for the report. ${earned}` })
    }
  } catch (error) {
    console.error(error)
    if (asked !== beginning) return
    toast({ ...assistantCopy.failureToast, variant: 'destructive' })
    add(said('assistant', assistantCopy.failureMessage))
  } finally {
    if (asked === beginning) change({ isPending: false })
  }
}
