import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

export const imageProblems = { unknown_image: failures.notFound } as const satisfies Problems<string>
