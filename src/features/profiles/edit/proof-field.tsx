import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as api from '#shared/licenses/api.ts'
import { pathOf } from '#shared/wire/endpoint.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { licenseCheckQuery } from '#src/features/licenses/queries.ts'
import { memberQuery } from '#src/features/profiles/queries.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldGroup } from '#src/ui/forms/field.tsx'
import { FileButton } from '#src/ui/forms/file-button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { cacheUser } from './use-save-profile.ts'
import { licenseProofTypes, proofLimits, proofName } from '#shared/licenses/proof.ts'

const failed = 'The proof was not stored. Check your connection and try again.'
const tooLarge = 'Please choose a file of at most 5 MB.'

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
}

/** A license proof for the staff's check: stored at once, open only to its member and staff. */
export function ProofField({ user }: { user: OwnUser }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const given = { params: { id: user.id } }
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > proofLimits.bytes) throw new RangeError(tooLarge)
      const body = { fileName: proofName(file.name), file: await dataUrlOf(file) }
      return call(api.addProof, { ...given, body })
    },
    onSuccess: (answer) => {
      cacheUser(client, answer.user)
      void client.invalidateQueries({ queryKey: licenseCheckQuery(user.id).queryKey })
      toast({ title: 'Proof stored', description: 'Staff check it by hand. Nobody else can open it.' })
    },
  })
  const remove = useMutation({
    mutationFn: () => call(api.removeProof, given),
    onSuccess: () => {
      toast({ title: 'Proof removed' })
      input.current?.focus()
      // The check's key lies below the member's.
      return client.invalidateQueries({ queryKey: memberQuery(user.id).queryKey })
    },
    onError: () =>
      toast({ variant: 'destructive', title: 'Error', description: 'The proof was not removed.' }),
  })
  const error =
    upload.error instanceof RangeError
      ? upload.error.message
      : upload.error && errorMessage(upload.error, failed)
  const check = useQuery({ ...licenseCheckQuery(user.id), enabled: user.licenseStatus === 'verified' })
  if (user.licenseStatus === 'verified' && check.data?.check?.status !== 'pending')
    return <p className="text-sm text-ink-soft">Your license is verified; no proof is needed.</p>
  const has = user.licenseProofUrl !== ''
  return (
    <FieldGroup
      label="License proof"
      optional
      hint="PDF, PNG or JPEG, at most 5 MB. Only you and network staff can open it; it is deleted 30 days after the check."
      error={error ?? undefined}
    >
      <div className="flex flex-wrap items-center gap-3">
        {has && (
          <TextLink href={pathOf(api.proof, given.params)} variant="action" download>
            Download your proof
          </TextLink>
        )}
        <FileButton
          ref={input}
          accept={licenseProofTypes}
          busy={upload.isPending}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) upload.mutate(file)
            currentTarget.value = ''
          }}
        >
          {has ? 'Replace the proof' : 'Choose a proof'}
        </FileButton>
        {has && (
          <Button variant="quiet" size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove proof
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
