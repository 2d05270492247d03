import { ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/accordion'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Ruled rows that open. `type="single" collapsible` or `type="multiple"`, as Radix has it. */
export function Accordion({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...rest} className={`border-t border-line ${className ?? ''}`} />
}

type AccordionItemProps = {
  value: string
  title: ReactNode
  /** A small line under the title: 'Plate 7'. */
  note?: ReactNode
  /** A drawn mark before the title. */
  picture?: ReactNode
  headingLevel?: 'h2' | 'h3' | 'h4'
  id?: string
  children: ReactNode
}

export function AccordionItem({
  value,
  title,
  note,
  picture,
  headingLevel: Heading = 'h3',
  id,
  children,
}: AccordionItemProps) {
  return (
    <Radix.Item value={value} className="border-b border-line" {...(id ? { id } : {})}>
      <Radix.Header asChild>
        <Heading>
          <Radix.Trigger className="group flex min-h-16 w-full items-center gap-4 rounded-sm py-3 text-left -outline-offset-2">
            {picture}
            <span className="min-w-0 flex-1">
              {note && (
                <span className="block font-sans text-xs font-normal tracking-normal text-ink-soft">
                  {note}
                </span>
              )}
              <span className="underline-offset-4 group-hover:underline group-hover:decoration-1">
                {title}
              </span>
            </span>
            <Icon
              as={ChevronDown}
              className="text-ink-soft transition-transform duration-200 group-data-[state=open]:rotate-180"
            />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
        <div className="pt-1 pb-6">{children}</div>
      </Radix.Content>
    </Radix.Item>
  )
}
