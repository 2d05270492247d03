import { valibotResolver } from '@hookform/resolvers/valibot'
import type { ReactNode } from 'react'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { profileInput } from '#shared/profiles/profile-input.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { FundingQuestions } from '#src/features/registration/funding-questions.tsx'
import { island } from '#src/boot/island.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { BusinessFields, LicenseFields } from './business-fields.tsx'
import type { ConflictNoticeProps } from './conflict-notice.tsx'
import { type EditValues, valuesOf } from './form-values.ts'
import { LeaveWarning } from './leave-warning.tsx'
import { PersonFields } from './person-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { ServicesField, LookingForField } from './services-field.tsx'
import { useEdit } from './use-edit.ts'

// Loaded only when a profile was changed elsewhere. If that fails, the typed values stay, and the next save keeps them.
const ConflictNotice = island<ConflictNoticeProps>(
  () => import('./conflict-notice.tsx').then(({ ConflictNotice }) => ConflictNotice),
  {
    when: 'now',
    missing: () => <Notice tone="amber" live title="This profile was changed somewhere else" />,
  },
)

// The form has texts where the schema also accepts null, which only a cast can express.
const resolver = valibotResolver(profileInput) as unknown as Resolver<EditValues, unknown, EditValues>

/** The form of every field that a member may set, checked by the server's schema. */
export function ProfileForm({ user }: { user: OwnUser }) {
  const form = useForm<EditValues, unknown, EditValues>({ defaultValues: valuesOf(user), resolver })
  const edit = useEdit(user, form)
  const { isDirty } = form.formState
  const submit = form.handleSubmit(edit.save)
  return (
    <FormProvider {...form}>
      <LeaveWarning isUnsaved={edit.isUnsaved} />
      <form noValidate aria-label="Edit profile" onSubmit={(event) => void submit(event)}>
        {edit.conflicts && (
          <ConflictNotice
            conflicts={edit.conflicts}
            saving={edit.isSaving}
            onKeep={() => void submit()}
            onDiscard={edit.discard}
          />
        )}
        <FormSection title="Business" text="What others read first, on your card and on your page.">
          <BusinessFields user={user} />
        </FormSection>
        <FormSection
          title="License"
          text="Your card says how far the check is. A verified license carries a dated badge."
        >
          <LicenseFields user={user} />
        </FormSection>
        <FormSection title="Pictures" text="PNG, JPG or WebP. They are made small before they are sent.">
          <div className="sm:col-span-3">
            <PictureField name="logoUrl" label="Logo" noun="logo" hint="At most 2MB" />
          </div>
          <div className="sm:col-span-3">
            <PictureField
              name="personalPhotoUrl"
              label="Your photo"
              noun="photo"
              hint="Of you, not of the shop"
            />
          </div>
        </FormSection>
        <FormSection title="Services" text="People search the directory for these.">
          <div className="sm:col-span-6">
            <ServicesField />
          </div>
        </FormSection>
        <FormSection title="Looking for" text="What you would like others to offer you.">
          <div className="sm:col-span-6">
            <LookingForField />
          </div>
        </FormSection>
        <FormSection
          title="You"
          text="Your name and ZIP code are public. Email, phone, address and ownership never are."
        >
          <PersonFields user={user} password={edit.password} />
        </FormSection>
        {user.accountType === 'business' && (
          <FormSection title="Funding">
            <div className="sm:col-span-6">
              <FundingQuestions />
            </div>
          </FormSection>
        )}
        <FormSection title="Who sees your profile">
          <Checkbox
            {...form.register('isProfilePublic')}
            label="Public profile"
            hint="Listed in the directory and open to everybody. Without it only you see the page."
            className="sm:col-span-6"
          />
        </FormSection>
        {edit.failure && (
          <Notice tone="danger" live title="Not saved" className="mt-6">
            {edit.failure}
          </Notice>
        )}
        <div className="sticky bottom-0 z-10 -mx-5 mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 max-[22.5rem]:gap-x-0 border-t border-line bg-paper px-5 py-3">
          <Button type="submit" loading={edit.isSaving}>
            Save changes
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.profile(user.id)}>Cancel</Link>
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {isDirty ? 'Unsaved changes' : ''}
          </p>
        </div>
      </form>
    </FormProvider>
  )
}

/** A titled group of fields, with its description on the left where there is room. */
function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-1 gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      <div>
        <legend className="float-left text-xl font-semibold">{title}</legend>
        {text && <p className="clear-both pt-1.5 text-sm text-ink-soft">{text}</p>}
      </div>
      <div className="grid content-start gap-x-4 gap-y-5 sm:grid-cols-6">{children}</div>
    </fieldset>
  )
}
