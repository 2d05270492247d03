import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as api from '#shared/accounts/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { consentLabels } from '#shared/registration/consent.ts'
import { memberQuery } from '#src/features/profiles/queries.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { connectionFailed } from './account-content.ts'

/** The consent to text messages, which is given on registration and can be withdrawn here. */
export function SmsCard({ user }: { user: OwnUser }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (smsConsent: boolean) => call(api.setSmsConsent, { body: { smsConsent } }),
    onSuccess: async ({ user: changed }) => {
      // A read that began before the change would put the old value back.
      await client.cancelQueries({ queryKey: memberQuery(user.id).queryKey })
      client.setQueryData(memberQuery(user.id).queryKey, changed)
      toast({ title: changed.smsConsent ? 'Text messages are on' : 'Text messages are off' })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Couldn’t save your choice',
        description: errorMessage(error, connectionFailed),
      }),
  })
  return (
    <Card asChild>
      <section aria-label="Text messages">
        <CardHeader title="Text messages" />
        <Checkbox
          label={consentLabels.sms}
          checked={change.isPending ? change.variables : user.smsConsent}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
        />
      </section>
    </Card>
  )
}
