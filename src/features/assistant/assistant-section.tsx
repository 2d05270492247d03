import { MessageCircle } from 'lucide-react'
import { AskAssistant } from './ask-assistant.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'

/** Questions that show what the assistant is for. */
const exampleQuestions = [
  'Who may buy from a cultivator?',
  'How do I earn SkunkTokens?',
  'What does a mezzobusiness license allow?',
] as const

/** The home page's assistant section: its purpose, and a button to open it. */
export function AssistantSection() {
  return (
    <Section
      id="assistant"
      ground="sunk"
      title={
        <>
          Ask before you guess{' '}
          <Badge tone="sky" className="ml-1 align-middle font-sans tracking-normal">
            Beta
          </Badge>
        </>
      }
      lead="The assistant knows the 13 license types, the network and SkunkTokens. It is in beta: tell it about a bug while you are signed in, and a new report earns SkunkTokens."
    >
      <div className="grid items-center gap-x-12 gap-y-8 md:grid-cols-[auto_minmax(0,1fr)]">
        <Button asChild size="lg" className="justify-self-start">
          <AskAssistant>
            <Icon as={MessageCircle} />
            Ask the assistant
          </AskAssistant>
        </Button>
        <ul className="grid border-t border-line-strong/50">
          {exampleQuestions.map((question) => (
            <li key={question} className="border-b border-line-strong/50">
              <AskAssistant
                prompt={question}
                className="group flex min-h-13 w-full items-center gap-3 rounded-xs py-2 text-left font-medium -outline-offset-2 no-underline"
              >
                <span aria-hidden className="font-display text-xl text-gold-ink">
                  ?
                </span>
                <span className="underline-offset-4 group-hover:underline">{question}</span>
              </AskAssistant>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
