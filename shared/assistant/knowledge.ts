import json from './knowledge.json' with { type: 'json' }

/** One question that the assistant can answer, with other ways to ask it. */
export interface KnowledgeEntry {
  readonly id: string
  readonly group: string
  readonly question: string
  readonly alternates: readonly string[]
  /**
   * Values in braces are filled in: live ones ({registered}, {remaining}, {foundingRemaining}, {launchDate}) and those of
   * a rule, such as {resetMinutes}.
   */
  readonly answer: string
  /** What is true instead before the network unlocks. */
  readonly before?: string
  /** Where the answer is to be found or acted upon. */
  readonly page: string
}

export const knowledgeGroups: readonly { readonly id: string; readonly label: string }[] = json.groups

export const knowledge: readonly KnowledgeEntry[] = json.entries
