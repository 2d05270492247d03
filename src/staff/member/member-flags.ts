import type { AdminUser } from '#shared/staff/members-api.ts'
import type { AdminUserUpdate } from '#shared/staff/members-input.ts'

export type Flag = 'reset' | 'admin' | 'sample'
export type FlagChange = { title: string; text: string; button: string; body: AdminUserUpdate }

/** The confirmation of each change of a member's flags, with the body of its call. */
export function flagChanges(user: Pick<AdminUser, 'isAdmin' | 'isSampleData'>): Record<Flag, FlagChange> {
  return {
    reset: {
      title: 'Require a new password',
      text: 'The member is signed out everywhere and must set a new password at the next sign-in.',
      button: 'Require it',
      body: { passwordResetRequired: true },
    },
    admin: user.isAdmin
      ? {
          title: 'Take the Admin badge off',
          text: 'The badge goes and the member is signed out everywhere.',
          button: 'Take it off',
          body: { isAdmin: false },
        }
      : {
          title: 'Give the Admin badge',
          text: 'The profile carries the badge. It opens nothing: the admin area needs the password.',
          button: 'Give the badge',
          body: { isAdmin: true },
        },
    sample: user.isSampleData
      ? {
          title: 'Not sample data',
          text: 'The account counts as a member again.',
          button: 'Take the mark off',
          body: { isSampleData: false },
        }
      : {
          title: 'Mark as sample data',
          text: 'The account no longer counts as a licensee, and a founding number becomes free.',
          button: 'Mark as sample',
          body: { isSampleData: true },
        },
  }
}
