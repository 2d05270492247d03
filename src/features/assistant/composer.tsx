import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { assistantCopy } from '#shared/assistant/assistant.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ask } from './conversation.ts'
import { assistantLimits } from '#shared/assistant/limits.ts'

/** Enter sends, Shift+Enter starts a line; Enter in an input method's composition is left alone. */
export function Composer({
  isPending,
  input,
}: {
  isPending: boolean
  input: RefObject<HTMLTextAreaElement | null>
}) {
  const [text, setText] = useState('')
  const cannotSend = isPending || text.trim() === ''

  function submit() {
    if (cannotSend) return
    void ask(text)
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    // Safari reports the Enter that ends a composition afterwards, with this code only.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      className="flex items-end gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <textarea
        ref={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        rows={1}
        maxLength={assistantLimits.message}
        aria-label={assistantCopy.placeholder}
        placeholder={assistantCopy.placeholder}
        className="field-sizing-content max-h-20 min-h-11 min-w-0 flex-1 resize-none rounded-md border border-line-strong bg-surface px-3 py-2.5 text-[1rem] leading-snug focus-visible:border-spruce focus-visible:outline-offset-0"
      />
      <Button type="submit" size="icon" aria-label="Send" disabled={cannotSend}>
        <Icon as={SendHorizontal} />
      </Button>
    </form>
  )
}
