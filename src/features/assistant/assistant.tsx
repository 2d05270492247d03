import { ChevronUp, MessageCircle, X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { assistantCopy } from '#shared/assistant/assistant.ts'
import { island, type Openable } from '#src/boot/island.tsx'
import { askHash, registerAssistant } from './assistant-bus.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useCoversControl } from './use-covers-control.ts'
import { ask, closeChat, type Conversation, openChat, useConversation } from './conversation.ts'

const ChatWindow = island<{ conversation: Conversation } & Openable>(
  () => import('./chat-window.tsx').then((module) => module.ChatWindow),
  { when: 'open' },
)

const corner =
  'fixed right-4 bottom-4 z-30 transition-opacity duration-150 focus-within:opacity-100 focus-visible:opacity-100 sm:right-5 sm:bottom-5 motion-reduce:transition-none'

/** Out of sight while it would cover a control; a keyboard still reaches it. */
const steppedAside = 'pointer-events-none opacity-0'

type CornerProps = { button: RefObject<HTMLButtonElement | null>; className: string }

function Launcher({ button, className }: CornerProps) {
  const aside = useCoversControl(button) ? steppedAside : ''
  return (
    <button
      ref={button}
      type="button"
      onClick={openChat}
      className={`${className} ${aside} ${corner} flex size-14 items-center justify-center gap-2.5 rounded-full bg-spruce font-semibold text-on-spruce shadow-float hover:bg-spruce-deep sm:size-16 wide:w-auto wide:px-6`}
      data-no-print
    >
      <Icon as={MessageCircle} />
      {/* In words only where the margin beside the page has room for them. */}
      <span className="max-wide:sr-only">Ask the assistant</span>
      <span className="rounded-sm bg-on-spruce px-1.5 py-0.5 text-2xs font-semibold text-spruce max-wide:absolute max-wide:-top-1 max-wide:-right-1 max-wide:border max-wide:border-spruce">
        Beta
      </span>
    </button>
  )
}

function MinimizedBar({ count, button, className }: CornerProps & { count: number }) {
  const bar = useRef<HTMLDivElement>(null)
  const aside = useCoversControl(bar) ? steppedAside : ''
  return (
    <div
      ref={bar}
      className={`${className} ${aside} ${corner} flex items-center rounded-full border border-line-strong bg-surface pr-1.5 shadow-float`}
      data-no-print
    >
      <button
        ref={button}
        type="button"
        onClick={openChat}
        className="flex h-12 items-center gap-2 rounded-full pr-2 pl-4 font-semibold"
      >
        <Icon as={ChevronUp} />
        {assistantCopy.title}, {count} {count === 1 ? 'message' : 'messages'}
      </button>
      <Button variant="quiet" size="icon-sm" aria-label="Close the assistant" onClick={closeChat}>
        <Icon as={X} />
      </Button>
    </div>
  )
}

/** The assistant in its three states: launcher, window, minimized bar. Rendered once, in the shell. */
export function Assistant() {
  const conversation = useConversation()
  const { state, messages } = conversation
  const opener = useRef<Element | null>(null)
  const cornerButton = useRef<HTMLButtonElement>(null)

  useEffect(
    () =>
      registerAssistant((prompt) => {
        openChat()
        if (prompt) void ask(prompt)
      }),
    [],
  )

  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash !== askHash) return
    openChat()
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [pathname, search, hash, navigate])

  // The focus returns to the element that opened the window, or to the button that replaces it. A visitor who has moved
  // the focus to the page keeps it there.
  useLayoutEffect(() => {
    if (state === 'open') opener.current = document.activeElement
  }, [state])
  useEffect(() => {
    const before = opener.current
    if (state === 'open' || before === null) return
    opener.current = null
    if (document.activeElement !== document.body) return
    const canReturn = before instanceof HTMLElement && before !== document.body && before.isConnected
    const focusTarget = canReturn ? before : cornerButton.current
    focusTarget?.focus({ preventScroll: true })
  }, [state])

  if (state === 'open') {
    return <ChatWindow conversation={conversation} open onOpenChange={closeChat} />
  }
  // On a phone it would cover a conversation's Send button; the banner opens it there.
  const place = pathname.startsWith(paths.thread('')) ? 'max-lg:hidden' : ''
  return state === 'minimized' ? (
    <MinimizedBar count={messages.length} button={cornerButton} className={place} />
  ) : (
    <Launcher button={cornerButton} className={place} />
  )
}
