import { drizzle } from 'drizzle-orm/d1'
import * as access from './schema/access.ts'
import * as community from './schema/community.ts'
import * as directory from './schema/directory.ts'
import * as tokens from './schema/tokens.ts'
import * as users from './schema/users.ts'

export function openDatabase(d1: D1Database) {
  return drizzle(d1, { schema: { ...access, ...community, ...directory, ...tokens, ...users } })
}

export type Database = ReturnType<typeof openDatabase>
