import { ArrowDown } from 'lucide-react'
import { useLayoutEffect } from 'react'
import type { Message } from '#shared/messages/api.ts'
import { fullTime } from '#src/lib/local-time.ts'
import { dayLabel, isNewDay, timeOfDay, useToday } from '#src/lib/times.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { piecesOf } from './links.ts'
import type { Outgoing } from './outgoing.ts'
import { useScroll } from './use-scroll.ts'
import type { useSending } from './use-sending.ts'

type MessageLogProps = {
  viewerId: number
  name: string
  messages: readonly Message[]
  older: { hasMore: boolean; loading: boolean; load: () => void }
  sending: ReturnType<typeof useSending>
}

/** The messages, the oldest first, with unsent ones at the end. */
export function MessageLog({ viewerId, name, messages, older, sending }: MessageLogProps) {
  const { outgoing, retry, discard } = sending
  const newest = outgoing.at(-1)?.key ?? messages.at(-1)?.id
  const { log, onScroll, hasNewer, toEnd } = useScroll(messages[0]?.id, newest)
  const ownCount = outgoing.length
  const today = useToday()
  // Shows a member's new message, wherever they were reading.
  useLayoutEffect(() => {
    if (ownCount > 0) toEnd()
    // oxlint-disable-next-line react/exhaustive-deps -- only a new message of one's own moves the view
  }, [ownCount])
  const lastMine = messages.findLast(({ senderId }) => senderId === viewerId)
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={log}
        role="log"
        aria-label={`Messages with ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too
        tabIndex={0}
        onScroll={onScroll}
        className="h-full overflow-y-auto overscroll-contain py-4 -outline-offset-2 [overflow-anchor:none] lg:px-5"
      >
        {older.hasMore && (
          <p className="pb-4 text-center">
            <Button variant="secondary" size="sm" loading={older.loading} onClick={older.load}>
              Older messages
            </Button>
          </p>
        )}
        {messages.length === 0 && outgoing.length === 0 && (
          <p className="py-8 text-center text-ink-soft">You’re connected with {name}. Say hello.</p>
        )}
        <ol>
          {messages.map((message, index) => (
            <li key={message.id}>
              {isNewDay(messages[index - 1]?.createdAt, message.createdAt) && (
                <p className="my-4 flex items-center gap-4 text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                  {dayLabel(message.createdAt, today)}
                </p>
              )}
              <Bubble isMine={message.senderId === viewerId} author={name} content={message.content}>
                <time dateTime={message.createdAt} title={fullTime(message.createdAt)}>
                  {timeOfDay(message.createdAt)}
                </time>
                {message === lastMine && <span>{message.isRead ? ', read' : ', sent'}</span>}
              </Bubble>
            </li>
          ))}
          {outgoing.map((message) => (
            <li key={message.key}>
              <Bubble isMine author={name} content={message.content} faded={!message.failed}>
                {message.failed ? (
                  <Unsent
                    message={message}
                    onRetry={() => retry(message)}
                    onDiscard={() => discard(message.key)}
                  />
                ) : (
                  'Sending'
                )}
              </Bubble>
            </li>
          ))}
        </ol>
      </div>
      {hasNewer && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 grid place-items-center">
          <Button size="sm" className="pointer-events-auto shadow-float" onClick={toEnd}>
            <Icon as={ArrowDown} size="sm" />
            New messages
          </Button>
        </div>
      )}
    </div>
  )
}

type BubbleProps = {
  isMine: boolean
  author: string
  content: string
  faded?: boolean
  children: React.ReactNode
}

function Bubble({ isMine, author, content, faded = false, children }: BubbleProps) {
  return (
    <div className={`mb-2 grid ${isMine ? 'justify-items-end' : 'justify-items-start'}`}>
      <div
        className={`max-w-[min(34rem,88%)] rounded-lg border px-3.5 py-2 text-[1rem] leading-normal ${isMine ? 'border-transparent bg-moss-wash' : 'border-line bg-paper'}`}
      >
        <VisuallyHidden>{isMine ? 'You' : author}: </VisuallyHidden>
        <span dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          <Content message={content} />
        </span>
      </div>
      <div className={`mt-0.5 px-1 text-xs text-ink-soft figures ${faded ? 'italic' : ''}`}>{children}</div>
    </div>
  )
}

/** A message with its links, which say nothing of us to where they lead. */
function Content({ message }: { message: string }) {
  const pieces = piecesOf(message)
  if (pieces.every(({ href }) => href === undefined)) return message
  return pieces.map(({ text, href, at }) =>
    href ? (
      <TextLink key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </TextLink>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
}

function Unsent({
  message,
  onRetry,
  onDiscard,
}: {
  message: Outgoing
  onRetry: () => void
  onDiscard: () => void
}) {
  return (
    <div className="grid justify-items-end gap-1">
      <p role="alert" className="font-medium text-rust">
        {message.reason ?? 'Not sent yet.'}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Send again
        </Button>
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  )
}
