import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import * as api from '#shared/notifications/api.ts'
import type { NotificationSettings } from '#shared/notifications/api.ts'
import { mailKinds, notificationKinds } from '#shared/notifications/kinds.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { notificationSettingsQuery } from './queries.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Checkbox, tick } from '#src/ui/forms/checkbox.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { toast } from '#src/lib/toast-store.ts'

/** Switches for each kind, here and by email, of which security and verification stay on, and for the daily email. */
export function Settings() {
  const query = useQuery(notificationSettingsQuery)
  return (
    <section aria-labelledby="notification-settings" className="mt-12 border-t border-line pt-8">
      <h2 id="notification-settings" className="text-xl">
        Notification settings
      </h2>
      <div className="mt-4">
        <Loaded query={query}>{(settings) => <Choices settings={settings} />}</Loaded>
      </div>
    </section>
  )
}

/** The muted kinds after one was turned on or off. */
const without = <Kind extends string>(list: readonly Kind[], kind: Kind, isOn: boolean) =>
  isOn ? list.filter((other) => other !== kind) : [...list, kind]

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
        title: 'Your settings weren’t saved',
        description: errorMessage(error, 'Check your connection and try again.'),
      })
    },
  })
  const choose = (next: NotificationSettings) => {
    setChosen(next)
    save.mutate(next)
  }
  return (
    <>
      <table className="w-full max-w-140 text-left">
        <caption className="sr-only">What you are notified about, and where</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-2 font-normal">
              Notify me about
            </th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col" className="w-24 py-2 text-center font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map(({ id, label, required, mail }) => {
            const mailKind = mailKinds.find((kind) => kind === id)
            const isShown = required || !settings.muted.includes(id)
            return (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-3 font-normal">
                  {label}
                  {required && <span className="block text-sm text-ink-soft">Always on</span>}
                </th>
                <td className="text-center align-middle">
                  <Switch
                    label={`${label}, in the app`}
                    checked={isShown}
                    disabled={required}
                    onChange={({ target }) =>
                      choose({ ...settings, muted: without(settings.muted, id, target.checked) })
                    }
                  />
                </td>
                <td className="text-center align-middle">
                  {mail !== 'never' && (
                    <Switch
                      label={`${label}, by email`}
                      checked={required || (isShown && !(mailKind && settings.mailMuted.includes(mailKind)))}
                      disabled={required || !isShown}
                      onChange={({ target }) =>
                        mailKind &&
                        choose({
                          ...settings,
                          mailMuted: without(settings.mailMuted, mailKind, target.checked),
                        })
                      }
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Checkbox
        className="mt-4 max-w-140 border-t border-line pt-4"
        label="Daily summary by email"
        hint="One email a day with your unread notifications."
        checked={settings.emailDigest}
        onChange={({ target }) => choose({ ...settings, emailDigest: target.checked })}
      />
    </>
  )
}

const columns = [
  { id: 'app', label: 'In the app' },
  { id: 'email', label: 'Email' },
] as const

/** A checkbox in a cell, named by its row and column. */
function Switch({ label, ...rest }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="inline-grid size-11 place-items-center">
      <VisuallyHidden>{label}</VisuallyHidden>
      <input {...rest} type="checkbox" className={tick({ kind: 'box' })} />
    </label>
  )
}
