import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { downsized, isPicture } from '#src/lib/downsized.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldGroup } from '#src/ui/forms/field.tsx'
import { FileButton } from '#src/ui/forms/file-button.tsx'
import { toast } from '#src/lib/toast-store.ts'
import type { EditValues } from './form-values.ts'
import { imageLimits, imageTypes } from '#shared/media/limits.ts'

const refusals = {
  type: { title: 'Invalid file type', description: 'Please upload an image file' },
  size: { title: 'File too large', description: 'Please upload an image smaller than 2MB' },
} as const

type Refusal = (typeof refusals)[keyof typeof refusals]
type Choice = { state: 'idle' } | { state: 'reading' } | { state: 'refused'; refusal: Refusal }

type PictureFieldProps = {
  name: 'logoUrl' | 'personalPhotoUrl'
  label: string
  hint: string
  /** The picture's name on the buttons. */
  noun: string
}

/** Refuses a logo above its limit, and downsizes any other picture. */
async function read(file: File, name: PictureFieldProps['name']): Promise<string | Refusal> {
  if (!isPicture(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return refusals.type
  if (name === 'logoUrl' && file.size > imageLimits.logo) return refusals.size
  return (await downsized(file)) ?? refusals.type
}

/** Chooses, shows and removes a picture; saving the form stores it. */
export function PictureField({ name, label, hint, noun }: PictureFieldProps) {
  const { field } = useController<EditValues, typeof name>({ name })
  const [choice, setChoice] = useState<Choice>({ state: 'idle' })
  const input = useRef<HTMLInputElement>(null)

  const choose = async (file: File | undefined) => {
    if (!file) return
    setChoice({ state: 'reading' })
    const picture = await read(file, name)
    if (typeof picture === 'string') {
      field.onChange(picture)
      setChoice({ state: 'idle' })
      return
    }
    setChoice({ state: 'refused', refusal: picture })
    toast({ variant: 'destructive', ...picture })
  }
  const clear = () => {
    if (input.current) input.current.value = ''
  }
  const error =
    choice.state === 'refused' ? `${choice.refusal.title}: ${choice.refusal.description}` : undefined
  const shape = name === 'logoUrl' ? 'rounded-sm' : 'rounded-full'

  return (
    <FieldGroup label={label} optional hint={hint} error={error}>
      <div className="flex flex-wrap items-center gap-3">
        {field.value && (
          <img
            src={field.value}
            alt={`Your ${noun}, as others see it`}
            className={`size-16 border border-line object-cover ${shape}`}
          />
        )}
        <FileButton
          ref={input}
          accept={imageTypes}
          busy={choice.state === 'reading'}
          onChange={(event) => void choose(event.currentTarget.files?.[0]).finally(clear)}
        >
          {field.value ? `Choose another ${noun}` : `Choose a ${noun}`}
        </FileButton>
        {field.value && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              field.onChange('')
              input.current?.focus()
            }}
          >
            Remove {noun}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
