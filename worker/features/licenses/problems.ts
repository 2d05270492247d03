import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

const refusedFile = (message: string) =>
  ({ status: 400, code: 'INVALID_PROOF', message, issues: { file: message } }) as const

export const licenseProblems = {
  wrong_file_type: refusedFile('Please choose a PDF, PNG or JPEG file.'),
  file_too_large: refusedFile('Please choose a file of at most 5 MB.'),
  already_verified: {
    status: 409,
    code: 'ALREADY_VERIFIED',
    message: 'Your license is verified; no proof is needed.',
  },
  no_proof: failures.notFound,
  signed_out: failures.signedOut,
} as const satisfies Problems<string>
