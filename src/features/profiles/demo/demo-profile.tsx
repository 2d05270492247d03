import type { DemoProfile as Profile } from '#shared/profiles/demo-profiles.ts'
import { serviceLabel } from '#shared/profiles/services.ts'
import { ChipList, FactRows, FactSection, LookingForList } from '#src/features/profiles/fact-section.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { DemoProfileCard } from './demo-profile-card.tsx'

function LicenseInformation({ facts }: { facts: Profile['licenseInformation'] }) {
  return (
    <FactRows
      rows={[
        ['License type', facts.typeName],
        ['License number', facts.licenseNumber],
        ['Status', facts.status],
        ['Covers', facts.coverage],
        ['Limits', facts.limits],
      ]}
    />
  )
}

/** A built-in example profile: `/profile/demo-1..3`, and the fallback for any other non-numeric `/profile/{id}`. */
export function DemoProfile({ profile }: { profile: Profile }) {
  return (
    <div className="page-width pt-8 pb-20">
      <PageTitle>{profile.companyName}</PageTitle>
      <Notice tone="amber" title="This is an example only">
        {profile.companyName} is made up. It shows what a member’s profile looks like.
      </Notice>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <DemoProfileCard profile={profile} />
        <div>
          <FactSection title="About">
            <p className="text-lg">{profile.about}</p>
          </FactSection>
          <FactSection title="Services Offered">
            <ChipList entries={profile.servicesOffered.map(serviceLabel)} />
          </FactSection>
          <FactSection title="Looking For">
            <LookingForList entries={profile.lookingFor} />
          </FactSection>
          <FactSection title="License Information">
            <LicenseInformation facts={profile.licenseInformation} />
          </FactSection>
        </div>
      </div>
    </div>
  )
}
