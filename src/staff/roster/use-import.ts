import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as api from '#shared/roster/api.ts'
import { guessMapping, headerKey, type Mapping } from '#shared/roster/columns.ts'
import { rosterLimits } from '#shared/roster/limits.ts'
import { connectionError, errorMessage } from '#src/lib/api.ts'
import { staffCall, staffQueries } from '#src/staff/call.ts'
import type { OpenedFile, ParseAnswer, ParseRequest, ReadRows } from './parse.ts'

export type ImportState =
  | { step: 'idle' }
  | { step: 'opening'; fileName: string }
  | { step: 'mapping'; fileName: string; opened: OpenedFile }
  | { step: 'sending'; fileName: string; sent: number; total: number }
  | { step: 'failed'; message: string }
  | { step: 'done'; version: api.RosterVersion; isKnown: boolean }

class Refused extends Error {}

/** Asks the Web Worker, and rejects with `Refused` for a file that it refuses. */
function ask(worker: Worker, request: ParseRequest): Promise<ParseAnswer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<ParseAnswer>) =>
        data.type === 'refused' ? reject(new Refused(data.message)) : resolve(data),
      { once: true },
    )
    worker.addEventListener('error', () => reject(new Refused('This file cannot be read.')), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Worker's takes none
    worker.postMessage(request)
  })
}

const isSameMapping = (a: Mapping, b: Mapping) => JSON.stringify(a) === JSON.stringify(b)

async function sendRows(
  read: ReadRows,
  begun: api.RosterVersion,
  signal: AbortSignal,
  onSent: (sent: number) => void,
): Promise<api.RosterVersion> {
  const params = { id: begun.id }
  for (let from = 0; from < read.rows.length; from += rosterLimits.piece) {
    const rows = read.rows.slice(from, from + rosterLimits.piece)
    await staffCall(api.addRows, { params, body: { rows } as never, signal })
    onSent(from + rows.length)
  }
  return staffCall(api.complete, { params, signal })
}

/** An import step by step: open the file, map its columns, send its rows. Canceling leaves nothing behind. */
export function useImport(mappings: readonly { header: string; mapping: Mapping }[]) {
  const client = useQueryClient()
  const [state, setState] = useState<ImportState>({ step: 'idle' })
  const worker = useRef<Worker | null>(null)
  const running = useRef<AbortController | null>(null)

  const end = useCallback(() => {
    running.current?.abort()
    worker.current?.terminate()
    worker.current = null
  }, [])
  useEffect(() => end, [end])

  const fail = (error: unknown) => {
    if (running.current?.signal.aborted) return
    setState({
      step: 'failed',
      message: error instanceof Refused ? error.message : errorMessage(error, connectionError),
    })
  }

  const open = async (file: File) => {
    end()
    running.current = new AbortController()
    const { signal } = running.current
    worker.current = new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' })
    setState({ step: 'opening', fileName: file.name })
    try {
      const answer = await ask(worker.current, { type: 'open', file })
      if (signal.aborted || answer.type !== 'opened') return
      const remembered = mappings.find(({ header }) => header === headerKey(answer.header.names))
      const opened = remembered ? { ...answer, mapping: remembered.mapping } : answer
      setState({ step: 'mapping', fileName: file.name, opened })
    } catch (error) {
      fail(error)
    }
  }

  const send = async (fileName: string, opened: OpenedFile, chosen: { mapping: Mapping; asOf: string }) => {
    const signal = running.current?.signal
    if (!worker.current || !signal) return
    setState({ step: 'sending', fileName, sent: 0, total: opened.lines })
    try {
      const read = await ask(worker.current, { type: 'read', mapping: chosen.mapping })
      if (read.type !== 'read') return
      if (read.rows.length === 0)
        throw new Refused('No row of this file can be read. Please check which column is which.')
      const isGuess = isSameMapping(chosen.mapping, guessMapping(opened.header.names))
      const begun = await staffCall(api.begin, {
        body: {
          fileName,
          sha256: read.sha256,
          asOf: chosen.asOf,
          rows: read.rows.length,
          notes: read.notes as never,
          header: headerKey(opened.header.names),
          mapping: isGuess ? null : { ...chosen.mapping },
        },
        signal,
      })
      const discard = () => void staffCall(api.discard, { params: { id: begun.id } }).catch(() => undefined)
      const isKnown = begun.state !== 'draft'
      if (!isKnown) signal.addEventListener('abort', discard, { once: true })
      const version = isKnown
        ? begun
        : await sendRows(read, begun, signal, (sent) =>
            setState({ step: 'sending', fileName, sent, total: read.rows.length }),
          )
      signal.removeEventListener('abort', discard)
      setState({ step: 'done', version, isKnown })
    } catch (error) {
      fail(error)
    } finally {
      void client.invalidateQueries(staffQueries)
    }
  }

  return {
    state,
    open,
    send,
    cancel: () => {
      end()
      setState({ step: 'idle' })
    },
  }
}
