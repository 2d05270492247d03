import { ok, refuse } from '#shared/wire/result.ts'
import { sameSecret } from '#worker/auth/secrets.ts'

const normalize = (code: string) => code.normalize('NFKC').trim().toUpperCase()

/**
 * Checks an access code, ignoring its case, against `validCodes`: the comma-separated secret `VENDOR_ACCESS_CODES`.
 * Refuses with `invalid_access_code`. Compares with every code in constant time, so that timing reveals nothing.
 */
export function checkAccessCode(code: string, validCodes: string) {
  const codes = validCodes.split(',').map(normalize).filter(Boolean)
  const isValid = codes.map((valid) => sameSecret(normalize(code), valid)).includes(true)
  return isValid ? ok(undefined) : refuse('invalid_access_code')
}
