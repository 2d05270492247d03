import { useRef } from 'react'
import type { Mapping } from '#shared/roster/columns.ts'
import { Button } from '#src/ui/button.tsx'
import { FileButton } from '#src/ui/forms/file-button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { MappingForm } from './mapping-form.tsx'
import { useImport } from './use-import.ts'

const accepted = ['.csv', '.txt', '.xlsx', 'text/csv']

/** Chooses a file and takes it through the steps of an import. */
export function ImportPanel({ mappings }: { mappings: readonly { header: string; mapping: Mapping }[] }) {
  const { state, open, send, cancel } = useImport(mappings)
  const input = useRef<HTMLInputElement>(null)
  if (state.step === 'mapping')
    return (
      <MappingForm
        fileName={state.fileName}
        opened={state.opened}
        onSend={(chosen) => void send(state.fileName, state.opened, chosen)}
        onCancel={cancel}
      />
    )
  if (state.step === 'sending')
    return (
      <div className="rounded-lg border border-line bg-surface p-5 md:p-7" role="status">
        <p className="font-semibold wrap-anywhere">Importing {state.fileName}</p>
        <Progress
          className="mt-3"
          label="Rows imported"
          value={state.sent}
          max={state.total}
          valueText={`${state.sent} of ${state.total} rows`}
        />
        <p className="mt-2 text-sm text-ink-soft figures">
          {state.sent.toLocaleString('en-US')} of {state.total.toLocaleString('en-US')} rows
        </p>
        <Button variant="secondary" className="mt-4" onClick={cancel}>
          Cancel the import
        </Button>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-5">
      {state.step === 'failed' && (
        <Notice tone="danger" live className="w-full" title="The list was not imported">
          {state.message} The published list is unchanged.
        </Notice>
      )}
      {state.step === 'done' && (
        <Notice
          tone={state.isKnown ? 'info' : 'success'}
          className="w-full"
          live
          title={state.isKnown ? 'You have imported this file before' : 'The rows are here'}
        >
          {state.isKnown
            ? 'Nothing has changed. Its version stands in the list below.'
            : 'Look at the differences below, then publish the list.'}
        </Notice>
      )}
      <FileButton
        ref={input}
        accept={accepted}
        busy={state.step === 'opening'}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void open(file)
          currentTarget.value = ''
        }}
      >
        Choose the state's file
      </FileButton>
    </div>
  )
}
