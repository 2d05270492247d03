import type { Problems } from '#worker/auth/serve.ts'

export const achievementProblems = {
  achievement_locked: {
    status: 409,
    code: 'ACHIEVEMENT_LOCKED',
    message: 'This achievement is not unlocked yet.',
  },
  unknown_achievement: {
    status: 404,
    code: 'ACHIEVEMENT_NOT_FOUND',
    message: 'There is no such achievement.',
  },
} as const satisfies Problems<string>
