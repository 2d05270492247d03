import * as api from '#shared/staff/api.ts'
import * as membersApi from '#shared/staff/members-api.ts'
import { staffQueryOf } from './call.ts'

export const statsQuery = staffQueryOf(api.stats)

export const foundingQuery = staffQueryOf(api.founding)

export const memberQuery = (id: string) => staffQueryOf(membersApi.member, { params: { id } })
