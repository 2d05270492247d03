import { CalendarDays, Globe, MapPin, Phone } from 'lucide-react'
import type { DemoProfile } from '#shared/profiles/demo-profiles.ts'
import { longDate } from '#shared/dates.ts'
import { licenseLabel, licensePlate } from '#shared/licenses/catalogue.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { FactLine } from '#src/features/profiles/fact-line.tsx'
import { JoinButton } from '#src/features/referrals/join-button.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { paths } from '#src/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { LicenseMark } from '#src/features/licenses/license-mark.tsx'

/** The left card of an example profile, with every line of a real one. */
export function DemoProfileCard({ profile }: { profile: DemoProfile }) {
  return (
    <Card>
      <LicenseMark license={profile.licenseType} className="size-28" />
      <p className="mt-5 text-xs text-ink-soft">Plate {licensePlate(profile.licenseType)}</p>
      <h1 className="mt-1 text-3xl">{profile.companyName}</h1>
      <p className="mt-1 text-ink-soft">{profile.ownerName}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge tone="moss">{licenseLabel(profile.licenseType)}</Badge>
        {profile.isFoundingMember && <Badge tone="gold">Founding Member</Badge>}
      </p>
      <p className="mt-5 flex items-center gap-2.5 border-y border-line py-3 font-semibold figures">
        <Coin className="size-6" />
        {tokenLabel(profile.skunkTokens)}
      </p>
      <ul className="mt-4 text-[1rem]">
        <FactLine icon={MapPin} label="Location">
          {profile.city}, {profile.state} {profile.zip}
        </FactLine>
        <FactLine icon={Globe} label="Website">
          {profile.website.replace(/^https:\/\//, '')}
        </FactLine>
        <FactLine icon={Phone} label="Phone">
          {profile.phone}
        </FactLine>
        <FactLine icon={CalendarDays} label="Joined">
          Member since <span className="whitespace-nowrap">{longDate(profile.memberSince)}</span>
        </FactLine>
      </ul>
      <div className="mt-6 grid gap-2.5">
        <JoinButton full member={() => ({ label: 'Browse the directory', to: paths.businesses() })}>
          Join to Connect
        </JoinButton>
        <JoinButton full variant="secondary" member={() => null}>
          Join to Contact
        </JoinButton>
      </div>
    </Card>
  )
}
