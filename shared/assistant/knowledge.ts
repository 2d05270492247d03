import json from './knowledge.json' with { type: 'json' }

/** A question that the assistant can answer, with alternative wordings. */
export interface KnowledgeEntry {
  readonly id: string
  readonly group: string
  readonly question: string
  readonly alternates: readonly string[]
  /**
   * Placeholders in braces are replaced: live values ({registered}, {remaining}, {foundingRemaining}, {launchDate}) and
   * those of a rule, such as {resetMinutes}.
   */
  readonly answer: string
  /** The answer before the network unlocks, if it differs. */
  readonly before?: string
  /** The page with the details or the next step. */
  readonly page: string
  /** What a question that begins with 'Can I' or 'May I' is answered first, where the answer itself does not say so. */
  readonly can?: string
  /** The same before the network unlocks. */
  readonly canBefore?: string
}

export const knowledgeGroups: readonly { readonly id: string; readonly label: string }[] = json.groups

export const knowledge: readonly KnowledgeEntry[] = json.entries
