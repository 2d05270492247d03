import { SendHorizontal } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextArea } from '#src/ui/forms/input.tsx'
import { saveDraft, readDraft } from './outgoing.ts'
import { messageLimits } from '#shared/messages/limits.ts'

/** The remaining characters show from this length on. */
const countFrom = messageLimits.text - 200

type ComposerProps = { viewerId: number; otherId: number; name: string; onSend: (content: string) => void }

/** The keyboards of phones have no Shift+Enter: there, Enter starts a line and the button sends. */
const hasTouchKeyboard = () => matchMedia('(pointer: coarse)').matches

/** The draft of one conversation, stored until it is sent. Enter sends, Shift+Enter starts a line. */
export function Composer({ viewerId, otherId, name, onSend }: ComposerProps) {
  const [text, setText] = useState(() => readDraft(viewerId, otherId))
  const write = (next: string) => {
    setText(next)
    saveDraft(viewerId, otherId, next)
  }
  const content = text.trim()
  const left = messageLimits.text - content.length
  const submit = () => {
    if (content === '' || left < 0) return
    onSend(content)
    write('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in an input method's composition chooses a word; Safari reports it by the key code only.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229
    const startsLine = event.shiftKey || (hasTouchKeyboard() && !event.ctrlKey && !event.metaKey)
    if (event.key !== 'Enter' || startsLine || composes) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="flex items-end gap-3 border-t border-line pt-3 lg:p-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        className="min-w-0 flex-1"
        label={`Message to ${name}`}
        labelHidden
        error={left < 0 ? `Please use at most ${messageLimits.text} characters` : undefined}
      >
        <TextArea
          // Where the browser does not fit the field to its text.
          rows={Math.min(text.split('\n').length, 5)}
          value={text}
          placeholder="Write a message"
          className="min-h-12! max-h-40! resize-none py-2.5!"
          enterKeyHint={hasTouchKeyboard() ? 'enter' : 'send'}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <p className="mt-1 flex justify-between gap-4 text-xs text-ink-soft">
          <span className="pointer-coarse:hidden">Enter to send, Shift+Enter for a new line</span>
          {content.length > countFrom && <span className="ml-auto figures">{`${left} characters left`}</span>}
        </p>
      </Field>
      <Button type="submit" size="icon" aria-label="Send" aria-disabled={content === '' || left < 0}>
        <Icon as={SendHorizontal} />
      </Button>
    </form>
  )
}
