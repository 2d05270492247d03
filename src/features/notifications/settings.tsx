import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NotificationSettings } from '#shared/notifications/api.ts'
import { notificationKinds } from '#shared/notifications/kinds.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { notificationSettingsQuery } from './queries.ts'
import { messageOf, request } from '#src/lib/api.ts'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { toast } from '#src/lib/toast-store.ts'

/** Each kind can be switched off but security and verification; the daily mail is off until it is asked for. */
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
  // What was chosen here shows at once and stays: an older answer that arrives meanwhile takes nothing back.
  const [chosen, setChosen] = useState<NotificationSettings | null>(null)
  const settings = chosen ?? saved
  const { queryKey } = notificationSettingsQuery
  const save = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'notification-settings' },
    mutationFn: (body: NotificationSettings) =>
      request<NotificationSettings>('PUT', '/api/notifications/settings', { body }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) => {
      setChosen(null)
      toast({
        variant: 'destructive',
        title: 'Your choice was not saved.',
        description: messageOf(error, 'Check your connection and try again.'),
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
