import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import * as v from 'valibot'
import * as api from '#shared/team/profile-api.ts'
import { profileLimits } from '#shared/profiles/limits.ts'
import type { Openable } from '#src/boot/island.tsx'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextArea, TextInput } from '#src/ui/forms/input.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Dialog, DialogContent } from '#src/ui/overlays/dialog.tsx'
import { businessProfileQuery } from './queries.ts'
import { asUser } from '#src/lib/as-user.ts'
import { useTeamCall } from './use-team-call.ts'

type BusinessProfileDialogProps = Openable & {
  business: { businessOwnerId: number; businessName: string; ownerName: string }
  userId: number
}

/** The business's profile as its admins edit it. */
export function BusinessProfileDialog({ open, onOpenChange, business, userId }: BusinessProfileDialogProps) {
  const query = useQuery(businessProfileQuery(business.businessOwnerId, userId))
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Edit ${business.businessName}'s profile`}
        description={`This is what others see of the business. ${business.ownerName} will be notified.`}
        size="lg"
      >
        <Loaded query={query}>
          {(profile) => (
            <ProfileForm
              // A profile that was saved elsewhere starts the form over.
              key={profile.profileVersion}
              profile={profile}
              businessOwnerId={business.businessOwnerId}
              userId={userId}
              onDone={() => onOpenChange(false)}
            />
          )}
        </Loaded>
      </DialogContent>
    </Dialog>
  )
}

type ProfileFormProps = {
  profile: api.BusinessProfile
  businessOwnerId: number
  userId: number
  onDone: () => void
}

const fields = [
  { name: 'companyName', label: 'Business name', wide: false, autoComplete: 'organization' },
  { name: 'teamSize', label: 'Team size', wide: false, autoComplete: 'off' },
  { name: 'website', label: 'Website', wide: true, autoComplete: 'url' },
  { name: 'city', label: 'City', wide: true, autoComplete: 'address-level2' },
] as const

function ProfileForm({ profile, businessOwnerId, userId, onDone }: ProfileFormProps) {
  const client = useQueryClient()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useTeamCall({
    userId,
    call: (body: api.BusinessProfileForm) =>
      call(api.saveProfile, { params: { businessOwnerId }, body, headers: asUser(userId) }),
    done: () => ({ title: 'Profile updated' }),
    failed: { title: 'Error', fallback: 'Failed to update profile' },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = { profileVersion: profile.profileVersion, ...Object.fromEntries(new FormData(form)) }
    const parsed = v.safeParse(api.businessProfileInput, typed)
    if (!parsed.success) {
      const found = Object.fromEntries(
        parsed.issues.map(({ path, message }) => [String(path?.[0]?.key), message]),
      )
      setErrors(found)
      form.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus()
      return
    }
    setErrors({})
    save.mutate(typed, {
      onSuccess: (saved) => {
        client.setQueryData(businessProfileQuery(businessOwnerId, userId).queryKey, saved)
        onDone()
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {fields.map(({ name, label, wide, autoComplete }) => (
        <Field
          key={name}
          label={label}
          optional
          error={errors[name]}
          {...(wide && { className: 'sm:col-span-2' })}
        >
          <TextInput
            name={name}
            defaultValue={profile[name] ?? ''}
            maxLength={profileLimits[name]}
            autoComplete={autoComplete}
          />
        </Field>
      ))}
      <Field
        label="About the business"
        optional
        hint="What you do, for whom, and how you work"
        error={errors['businessDescription']}
        className="sm:col-span-2"
      >
        <TextArea
          name="businessDescription"
          rows={5}
          defaultValue={profile.businessDescription ?? ''}
          maxLength={profileLimits.businessDescription}
        />
      </Field>
      {save.error && (
        <Notice tone="danger" live className="sm:col-span-2">
          {errorMessage(save.error, 'Failed to update profile')}
        </Notice>
      )}
      <Button type="submit" loading={save.isPending} className="justify-self-start">
        Save changes
      </Button>
    </form>
  )
}
