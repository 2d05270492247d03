import { brand } from '#shared/brand.ts'
import { openAssistant } from '#src/lib/assistant-door.ts'
import { toast } from '#src/ui/toast-store.ts'

/** Opens the assistant, with a first question if given; while there is none, says where help is. */
export function askAssistant(prompt?: string): void {
  if (openAssistant(prompt)) return
  toast({ title: 'The assistant is not here yet', description: `Until it is, write to ${brand.email}.` })
}
