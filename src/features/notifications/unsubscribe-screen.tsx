import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import * as api from '#shared/notifications/api.ts'
import { type MailChoice, mailChoices } from '#shared/notifications/kinds.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

const names: Record<MailChoice, string> = {
  'connection-request': 'emails about connection requests',
  message: 'emails about new messages',
  'referral-joined': 'emails about businesses that join through your link',
  digest: 'the daily summary',
}

/** `/unsubscribe?member=…&kind=…&key=…`: opening the link changes nothing, since mail scanners open links too. */
export function UnsubscribeScreen() {
  const [params] = useSearchParams()
  const kind = mailChoices.find((choice) => choice === params.get('kind'))
  const member = Number(params.get('member'))
  const key = params.get('key')
  return (
    <div className="page-width section-space grid justify-items-center">
      <PageTitle>Email settings</PageTitle>
      <div className="w-full max-w-md">
        <h1>Email settings</h1>
        <Card pad="lg" className="mt-6">
          {kind && key && Number.isSafeInteger(member) && member > 0 ? (
            <Choice kind={kind} member={member} linkKey={key} />
          ) : (
            <p>
              This link is incomplete. Open it from the email again, or change your emails in your
              notification settings.
            </p>
          )}
        </Card>
        <p className="mt-6 text-ink-soft">
          <TextLink asChild>
            <Link to={`${paths.notifications()}#notification-settings`}>All notification settings</Link>
          </TextLink>
        </p>
      </div>
    </div>
  )
}

function Choice({ kind, member, linkKey }: { kind: MailChoice; member: number; linkKey: string }) {
  const choice = useMutation({
    mutationFn: (isOn: boolean) => call(api.chooseMail, { body: { member, kind, key: linkKey, isOn } }),
  })
  const isOff = choice.isSuccess && !choice.variables
  return (
    <>
      {choice.isSuccess ? (
        <Notice tone="success" live>
          {isOff ? `You won’t get ${names[kind]} anymore.` : `You’ll get ${names[kind]} again.`}
        </Notice>
      ) : (
        <p>Turn off {names[kind]}? You’ll still find everything in your notifications.</p>
      )}
      {choice.isError && (
        <Notice tone="danger" live className="mt-5">
          {errorMessage(choice.error, 'We couldn’t reach the server. Please try again.')}
        </Notice>
      )}
      <Button
        size="lg"
        full
        className="mt-6"
        variant={isOff ? 'secondary' : 'primary'}
        loading={choice.isPending}
        onClick={() => choice.mutate(isOff)}
      >
        {isOff ? 'Turn back on' : 'Turn off'}
      </Button>
    </>
  )
}
