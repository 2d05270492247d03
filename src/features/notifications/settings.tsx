import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as api from '#shared/notifications/api.ts'
import type { NotificationSettings } from '#shared/notifications/api.ts'
import { notificationKinds } from '#shared/notifications/kinds.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { notificationSettingsQuery } from './queries.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { toast } from '#src/lib/toast-store.ts'

/** Switches for each kind, of which security and verification stay on, and for the daily mail. */
export function Settings() {
  const query = useQuery(notificationSettingsQuery)
  return (
    <section aria-labelledby="notification-settings" className="mt-12 border-t border-line pt-8">
      <h2 id="notification-settings" className="text-xl">
        What you are told
      </h2>
      <div className="mt-4">
        <Loaded query={query}>{(settings) => <Choices settings={settings} />}</Loaded>
      </div>
    </section>
  )
}

function Choices({ settings: saved }: { settings: NotificationSettings }) {
  const client = useQueryClient()
  // A choice shows at once and stays, even when an older answer arrives after it.
  const [chosen, setChosen] = useState<NotificationSettings | null>(null)
  const settings = chosen ?? saved
  const { queryKey } = notificationSettingsQuery
  const save = useMutation({
    // Saved one after another, so that the last choice wins.
    scope: { id: 'notification-settings' },
    mutationFn: (body: NotificationSettings) => call(api.saveSettings, { body }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) => {
      setChosen(null)
      toast({
        variant: 'destructive',
        title: 'Your choice was not saved.',
        description: errorMessage(error, 'Check your connection and try again.'),
      })
    },
  })
  const choose = (next: NotificationSettings) => {
    setChosen(next)
    save.mutate(next)
  }
  return (
    <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {notificationKinds.map(({ id, label, required }) => (
        <Checkbox
          key={id}
          label={label}
          checked={required || !settings.muted.includes(id)}
          disabled={required}
          {...(required && { hint: 'Always on.' })}
          onChange={({ target }) =>
            choose({
              ...settings,
              muted: target.checked ? settings.muted.filter((kind) => kind !== id) : [...settings.muted, id],
            })
          }
        />
      ))}
      <Checkbox
        className="mt-4 border-t border-line pt-4 sm:col-span-2"
        label="Send me one email a day with what is unread"
        checked={settings.emailDigest}
        onChange={({ target }) => choose({ ...settings, emailDigest: target.checked })}
      />
    </div>
  )
}
