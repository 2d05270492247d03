import * as api from '#shared/assistant/api.ts'
import { assistantCopy } from '#shared/assistant/assistant.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { call } from '#src/lib/call.ts'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { createStore, useStore } from '#src/lib/store.ts'
import { currentUser, storedUser } from '#src/lib/stored-user.ts'
import { toast } from '#src/lib/toast-store.ts'
import { assistantLimits } from '#shared/assistant/limits.ts'

/** A message with an ISO timestamp; an answer may link to a page, or suggest questions. */
export type ChatMessage = {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  link?: api.ChatAnswer['link']
  suggestions?: api.ChatAnswer['suggestions']
}

export type Conversation = {
  state: 'closed' | 'open' | 'minimized'
  messages: readonly ChatMessage[]
  isPending: boolean
}

const storageKey = 'assistantConversation'

const newMessage = (role: ChatMessage['role'], content: string): ChatMessage => ({
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

const newConversation = (): Conversation => ({
  state: 'closed',
  messages: [newMessage('assistant', assistantCopy.greeting)],
  isPending: false,
})

/** The conversation that this tab had before a reload, else a new one. */
function restored(): Conversation {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey, 'session') ?? '')
    if (
      typeof stored === 'object' &&
      stored !== null &&
      'messages' in stored &&
      Array.isArray(stored.messages) &&
      stored.messages.every(isMessage)
    ) {
      const state =
        'state' in stored && (stored.state === 'open' || stored.state === 'minimized')
          ? stored.state
          : 'closed'
      return { state, messages: stored.messages, isPending: false }
    }
  } catch {
    // Nothing readable was stored.
  }
  return newConversation()
}

const conversation = createStore(restored())

/** The prerendered state: the launcher. The tab's own conversation follows after hydration. */
const prerendered: Conversation = { state: 'closed', messages: [], isPending: false }

function change(next: Partial<Conversation>): void {
  const changed = { ...conversation.get(), ...next }
  const { state, messages } = changed
  writeStored(storageKey, JSON.stringify({ state, messages }), 'session')
  conversation.set(changed)
}

// A member's conversation is cleared for the next member; a visitor's stays when they sign in.
let ownerId = currentUser()?.id
/** Changes with each new conversation, so that a late answer to the previous one is dropped. */
let generation = 0
storedUser.subscribe(() => {
  const id = currentUser()?.id
  if (ownerId !== undefined && id !== ownerId) {
    generation += 1
    change(newConversation())
  }
  ownerId = id
})

export const useConversation = (): Conversation => useStore(conversation, prerendered)

export const openChat = () => change({ state: 'open' })
export const minimizeChat = () => change({ state: 'minimized' })
export const closeChat = () => change({ state: 'closed' })

const add = (message: ChatMessage) => change({ messages: [...conversation.get().messages, message] })

/** Sends a question and appends the answer; ignores blank text, and calls while one is pending. */
export async function ask(text: string): Promise<void> {
  const message = text.trim()
  const { messages, isPending } = conversation.get()
  if (!message || isPending) return
  const conversationHistory = messages
    .slice(-assistantLimits.history)
    .map(({ role, content }) => ({ role, content }))
  const started = generation
  change({ messages: [...messages, newMessage('user', message)], isPending: true })
  try {
    const page = window.location.pathname
    const answer = await call(api.chat, { body: { message, conversationHistory, page } })
    if (started !== generation) return
    add({
      role: 'assistant',
      content: answer.response,
      timestamp: answer.timestamp,
      ...(answer.link && { link: answer.link }),
      ...(answer.suggestions && { suggestions: answer.suggestions }),
    })
    if (answer.bugReported) {
      const { tokensAwarded } = answer
      const awardNote =
        tokensAwarded > 0 ? `You earned ${tokenLabel(tokensAwarded)}.` : 'This report earned no SkunkTokens.'
      toast({ title: assistantCopy.bugToastTitle, description: `Thank you for the report. ${awardNote}` })
    }
  } catch (error) {
    console.error(error)
    if (started !== generation) return
    toast({ ...assistantCopy.failureToast, variant: 'destructive' })
    add(newMessage('assistant', assistantCopy.failureMessage))
  } finally {
    if (started === generation) change({ isPending: false })
  }
}
