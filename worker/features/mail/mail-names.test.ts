import { expect, test } from 'vitest'
import { safeInMail } from './mail-names.ts'

test.each(['Pete Lindgren', 'Mary-Jo O’Neil', 'J.R. Smith', 'St. Croix Cannabis Co.', 'Åsa Öberg', 'Dr. No'])(
  '%j stands in a letter',
  (name) => expect(safeInMail(name)).toBe(name),
)

test.each(['win.example', 'https://win', 'a@b', 'Visit www.win.com', 'win\\now', 'пример.рф now'])(
  '%j does not',
  (name) => expect(safeInMail(name)).toBeUndefined(),
)
