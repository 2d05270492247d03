/** The assistant's fixed texts, and the questions that it suggests. */
import { brand } from '#shared/brand.ts'

export const assistantCopy = {
  title: 'Assistant',
  greeting: `Hello. Ask me about ${brand.name}, the 13 license types or ${brand.tokens}, or tell me about a bug.`,
  thinking: 'Thinking...',
  placeholder: 'Ask a question',
  didYouMean: 'Did you mean one of these?',
  failureToast: {
    title: 'Connection Error',
    description: "Sorry, I couldn't process your message. Please try again.",
  },
  failureMessage: 'I am having trouble connecting. Please ask again in a moment.',
  bugToastTitle: 'Bug Report Submitted! 🐛',
} as const

export type QuickAction = {
  readonly id: 'features' | 'licenses' | 'networking' | 'tokens' | 'bug-report'
  readonly label: string
  readonly prompt: string
  /** A lucide icon's name. */
  readonly icon: 'sparkles' | 'scroll-text' | 'handshake' | 'coins' | 'bug'
}

/** Suggested only while the conversation has just the greeting. */
export const quickActions: readonly QuickAction[] = [
  { id: 'features', label: 'Features', prompt: 'What can I do on the network right now?', icon: 'sparkles' },
  {
    id: 'licenses',
    label: 'Licenses',
    prompt: 'What license types does the network cover?',
    icon: 'scroll-text',
  },
  {
    id: 'networking',
    label: 'Networking',
    prompt: 'When can I connect with other members?',
    icon: 'handshake',
  },
  { id: 'tokens', label: 'SkunkTokens', prompt: 'How do I earn SkunkTokens?', icon: 'coins' },
  { id: 'bug-report', label: 'Report a bug', prompt: 'I want to report a bug.', icon: 'bug' },
]
