import { Bug, Coins, Handshake, Minus, ScrollText, Sparkles, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { assistantCopy, type QuickAction, quickActions } from '#shared/assistant/assistant.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Composer } from './composer.tsx'
import { ask, type ChatMessage, closeChat, type Conversation, minimizeChat } from './conversation.ts'

const icons = {
  sparkles: Sparkles,
  'scroll-text': ScrollText,
  handshake: Handshake,
  coins: Coins,
  bug: Bug,
} as const satisfies Record<QuickAction['icon'], unknown>

/** The questions that an answer suggests; pressing one asks it. */
function Suggestions({ questions, isPending }: { questions: readonly string[]; isPending: boolean }) {
  return (
    <ul aria-label="Did you mean" className="mt-2 flex flex-col items-start gap-2">
      {questions.map((question) => (
        <li key={question}>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={isPending}
            className="h-auto min-h-9 py-1.5 text-left whitespace-normal"
            onClick={() => void ask(question)}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type MessageProps = { message: ChatMessage; isPending: boolean; onFollow: () => void }

function Message({ message, isPending, onFollow }: MessageProps) {
  const isOwn = message.role === 'user'
  return (
    <li className={isOwn ? 'max-w-[85%] self-end' : 'max-w-[92%] self-start'}>
      <span className="sr-only">{isOwn ? 'You: ' : 'Assistant: '}</span>
      <p
        className={`rounded-lg px-3.5 py-2.5 text-[1rem] leading-snug whitespace-pre-line ${isOwn ? 'bg-spruce text-on-spruce' : 'border border-line bg-paper'}`}
      >
        {message.content}
      </p>
      {message.suggestions && <Suggestions questions={message.suggestions} isPending={isPending} />}
      {message.link && (
        <p className="mt-1 px-1 text-sm">
          <Link
            to={message.link.path}
            onClick={onFollow}
            className="rounded-xs text-spruce underline underline-offset-3"
          >
            {message.link.label}
          </Link>
        </p>
      )}
    </li>
  )
}

function QuickActions() {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Suggestions">
      {quickActions.map(({ id, label, prompt, icon }) => (
        <li key={id}>
          <Button variant="secondary" size="sm" onClick={() => void ask(prompt)}>
            <Icon as={icons[icon]} size="sm" />
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** On a phone the window covers the whole screen, so a visitor who moves to the page minimizes it. */
function minimizeOnPhone(frame: HTMLElement | null) {
  if (frame?.offsetWidth === document.documentElement.clientWidth) minimizeChat()
}

/** The expanded window; the page behind stays usable. */
export function ChatWindow({ conversation }: { conversation: Conversation }) {
  const { messages, isPending } = conversation
  const input = useRef<HTMLTextAreaElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLElement>(null)

  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const element = frame.current
    const onKey = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) minimizeChat()
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !element?.contains(target)) minimizeOnPhone(element)
    }
    element?.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onFocus)
    return () => {
      element?.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  // After each change, shows the newest message.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  })

  return (
    <section
      ref={frame}
      role="dialog"
      aria-label={assistantCopy.title}
      className="fixed inset-0 z-30 flex flex-col border-line bg-surface shadow-float sm:inset-auto sm:right-5 sm:bottom-5 sm:h-150 sm:max-h-[calc(100dvh-40px)] sm:w-96 sm:rounded-lg sm:border"
      data-chat
      data-no-print
    >
      <div className="flex items-center gap-2 border-b border-line px-4 py-2.5">
        <h2 className="flex-1 text-lg">
          {assistantCopy.title}{' '}
          <Badge tone="sky" className="ml-1 align-middle font-sans tracking-normal">
            Beta
          </Badge>
        </h2>
        <Button variant="quiet" size="icon-sm" aria-label="Minimise" onClick={minimizeChat}>
          <Icon as={Minus} />
        </Button>
        <Button variant="quiet" size="icon-sm" aria-label="Close" onClick={closeChat}>
          <Icon as={X} />
        </Button>
      </div>
      <div
        className="flex-1 overflow-y-auto overscroll-contain p-4"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-label="Conversation"
      >
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <Message
              key={message.timestamp + message.role}
              message={message}
              isPending={isPending}
              onFollow={() => minimizeOnPhone(frame.current)}
            />
          ))}
        </ol>
        {messages.length === 1 && (
          <div className="mt-4">
            <QuickActions />
          </div>
        )}
        {isPending && <p className="mt-3 animate-pulse text-sm text-ink-soft">{assistantCopy.thinking}</p>}
        <div ref={end} className="scroll-mb-4" />
      </div>
      <Composer isPending={isPending} input={input} />
    </section>
  )
}
