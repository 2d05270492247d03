import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as api from '#shared/passport/api.ts'
import { passportPaths } from '#shared/passport/passport.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { connectionFailed } from '#src/features/accounts/account-content.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { toast } from '#src/lib/toast-store.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { BadgeForWebsite } from './badge-for-website.tsx'
import { passportQuery, passportSettingsQuery } from './queries.ts'

type Settings = api.PassportSettings

/** The switch of the member's own passport, and the badge for their website. */
export function SettingsCard({ user }: { user: OwnUser }) {
  const settings = useQuery(passportSettingsQuery(user.id))
  // The vendors' entry is no license of the state.
  if (user.licenseType === 'vendor_service_provider') return null
  return (
    <Card asChild>
      <section aria-label="License passport">
        <CardHeader title="License passport" />
        <p className="text-[1rem] text-ink-soft">
          A page and a badge that prove your license to people outside the network.{' '}
          <TextLink asChild>
            <Link to={passportPaths.about}>How passports work</Link>
          </TextLink>
        </p>
        <div className="mt-4">
          <Loaded query={settings} skeleton={<SkeletonText lines={2} />}>
            {(settings) => <Switches user={user} settings={settings} />}
          </Loaded>
        </div>
      </section>
    </Card>
  )
}

function Switches({ user, settings }: { user: OwnUser; settings: Settings }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (wanted: api.PassportSwitch) =>
      call(api.saveSettings, { params: { id: user.id }, body: wanted }),
    onSuccess: async (saved) => {
      const { queryKey } = passportSettingsQuery(user.id)
      // A read that began before the change would put the old value back.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, saved)
      client.removeQueries({ queryKey: passportQuery(user.id).queryKey })
      if (saved.isOn !== settings.isOn)
        toast({ title: saved.isOn ? 'Your passport is on' : 'Your passport is off' })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Nothing was changed',
        description: errorMessage(error, connectionFailed),
      }),
  })
  const shown = change.isPending ? change.variables : settings
  if (!settings.mayShow && !settings.isOn)
    return <p className="text-[1rem]">You can switch it on once your license is verified.</p>
  return (
    <>
      {!settings.mayShow && (
        <p className="mb-3 text-[1rem]">
          Your license is not verified now, so the passport is not shown, and the badge says so.
        </p>
      )}
      {settings.mayShow && !user.isProfilePublic && (
        <p className="mb-3 text-[1rem]">Your profile is private, so nobody sees the passport either.</p>
      )}
      <Checkbox
        label="Show my license passport"
        checked={shown.isOn}
        disabled={change.isPending}
        onChange={({ currentTarget }) =>
          change.mutate({ isOn: currentTarget.checked, showsNumber: settings.showsNumber })
        }
      />
      {shown.isOn && settings.mayShow && (
        <Checkbox
          label="With my license number"
          checked={shown.showsNumber}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate({ isOn: true, showsNumber: currentTarget.checked })}
        />
      )}
      {settings.isOn && settings.mayShow && user.isProfilePublic && (
        <>
          <TextLink asChild variant="action" className="mt-2">
            <Link to={passportPaths.page(user.id)}>Open my passport</Link>
          </TextLink>
          <BadgeForWebsite id={user.id} />
        </>
      )}
    </>
  )
}
