import { imageTypeOf, isCameraJpeg } from '#worker/features/media/image-bytes.ts'
import type { licenseProofTypes } from '#shared/licenses/proof.ts'

export type ProofType = (typeof licenseProofTypes)[number]

/** The bytes at the end in which a PDF's end marker is looked for; writers may append a little. */
const tail = 1024

/** Detects PDF, PNG and JPEG by their bytes, whatever the file's name; undefined for everything else. */
export function proofTypeOf(bytes: Uint8Array): ProofType | undefined {
  if (isPdf(bytes)) return 'application/pdf'
  if (isCameraJpeg(bytes)) return 'image/jpeg'
  return imageTypeOf(bytes) === 'image/png' ? 'image/png' : undefined
}

const latin = (part: Uint8Array) => String.fromCodePoint(...part)

function isPdf(bytes: Uint8Array): boolean {
  return /^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8))) && latin(bytes.subarray(-tail)).includes('%%EOF')
}
