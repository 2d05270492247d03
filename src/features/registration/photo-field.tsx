import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { downsized } from '#src/lib/downsized.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldGroup } from '#src/ui/forms/field.tsx'
import { FileButton } from '#src/ui/forms/file-button.tsx'
import { registrationCopy } from './content.ts'
import type { FormValues } from './form-values.ts'
import { imageTypes } from '#shared/media/limits.ts'

type Choice = { state: 'idle' } | { state: 'reading' } | { state: 'failed'; message: string }

/** Chooses or removes a photo, which is downsized in the browser, so that large files are accepted. */
export function PhotoField() {
  const { field } = useController<FormValues, 'personalPhotoUrl'>({ name: 'personalPhotoUrl' })
  const [choice, setChoice] = useState<Choice>({ state: 'idle' })
  const input = useRef<HTMLInputElement>(null)

  const choose = async (file: File | undefined) => {
    if (!file) return
    setChoice({ state: 'reading' })
    const photo = await downsized(file)
    if (photo) field.onChange(photo)
    setChoice(
      photo
        ? { state: 'idle' }
        : { state: 'failed', message: 'This file is not a picture we can read. Choose a JPG, PNG or WebP.' },
    )
  }
  const remove = () => {
    field.onChange('')
    if (input.current) input.current.value = ''
    input.current?.focus()
  }

  return (
    <FieldGroup
      label="Profile photo"
      optional
      hint={registrationCopy.photoHint}
      error={choice.state === 'failed' ? choice.message : undefined}
    >
      <div className="flex flex-wrap items-center gap-3">
        {field.value && (
          <img
            src={field.value}
            alt="What you chose, as others will see it"
            className="size-16 rounded-full border border-line object-cover"
          />
        )}
        <FileButton
          ref={input}
          accept={imageTypes}
          busy={choice.state === 'reading'}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        >
          {field.value ? 'Choose another photo' : 'Choose a photo'}
        </FileButton>
        {field.value && (
          <Button variant="quiet" size="sm" onClick={remove}>
            Remove photo
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
