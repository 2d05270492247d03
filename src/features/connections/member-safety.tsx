import * as api from '#shared/connections/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban, Ellipsis, Flag } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { businessesKey } from '#src/features/directory/queries.ts'
import { memberQuery } from '#src/features/profiles/queries.ts'
import { socialKeys } from './queries.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { paths } from '#src/paths.ts'
import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogContent } from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextArea } from '#src/ui/forms/input.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#src/ui/overlays/menu.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { connectionLimits } from '#shared/connections/limits.ts'

type Member = { id: number; name: string }

/** The menu on a profile to block or report its member, who learns of neither. */
export function MemberSafety({ id, name }: Member) {
  const [open, setOpen] = useState<'block' | 'report' | null>(null)
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="quiet" size="sm" aria-label={`More about ${name}`}>
            <Icon as={Ellipsis} />
            More
          </Button>
        </MenuTrigger>
        <MenuContent align="start">
          <MenuItem onSelect={() => setOpen('report')}>
            <Icon as={Flag} size="sm" />
            Report
          </MenuItem>
          <MenuItem tone="danger" onSelect={() => setOpen('block')}>
            <Icon as={Ban} size="sm" />
            Block
          </MenuItem>
        </MenuContent>
      </Menu>
      {open === 'report' && <ReportDialog id={id} name={name} onClose={() => setOpen(null)} />}
      <BlockDialog id={id} name={name} open={open === 'block'} onClose={() => setOpen(null)} />
    </>
  )
}

function BlockDialog({ id, name, open, onClose }: Member & { open: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const block = useMutation({
    mutationFn: () => call(api.block, { params: { id } }),
    onSuccess: async () => {
      onClose()
      toast({ title: `${name} is blocked`, description: 'You can unblock them on the Connections page.' })
      for (const queryKey of [...Object.values(socialKeys), businessesKey]) client.removeQueries({ queryKey })
      await navigate(paths.connections())
      // Only after leaving the profile, which would refetch the blocked member.
      client.removeQueries({ queryKey: memberQuery(id).queryKey })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: `Couldn’t block ${name}`,
        description: errorMessage(error, 'Check your connection and try again.'),
      }),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Block ${name}?`}
      description="You won’t see each other, and neither of you can connect or send messages. Any connection between you ends. They won’t be notified."
      confirmLabel="Block"
      pending={block.isPending}
      onConfirm={() => block.mutate()}
    />
  )
}

function ReportDialog({ id, name, onClose }: Member & { onClose: () => void }) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const report = useMutation({
    mutationFn: () => call(api.report, { params: { id }, body: { reason } }),
    onSuccess: () => {
      onClose()
      toast({ title: 'Reported', description: 'Our staff reviews every report.' })
    },
  })
  const tooLong = reason.trim().length > connectionLimits.reportReason
  const error =
    (isEmpty && 'Please describe the problem') ||
    (tooLong && `Please use at most ${connectionLimits.reportReason} characters`) ||
    (report.isError &&
      errorMessage(report.error, 'Couldn’t send your report. Check your connection and try again.')) ||
    undefined
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={`Report ${name}`}
        description="Only our staff can read this. The member won’t be notified."
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={report.isPending}>
              Send report
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setIsEmpty(reason.trim() === '')
            if (reason.trim() !== '' && !tooLong) report.mutate()
          }}
        >
          <Field label="What’s wrong?" error={error}>
            <TextArea required value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
