import { expect, test } from 'vitest'
import { knowledge, knowledgeGroups } from './knowledge.ts'

test('every answer of the assistant belongs to a group and has its own id', () => {
  const groups = knowledgeGroups.map((group) => group.id)
  for (const entry of knowledge) expect(groups, entry.id).toContain(entry.group)
  expect(new Set(knowledge.map((entry) => entry.id)).size).toBe(knowledge.length)
})
