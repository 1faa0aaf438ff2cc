import { useRef, useState } from 'react'
import type { Operation } from '../../contract/operation.ts'
import { useApi } from '../api/api-context.ts'
import { failureSentence } from '../forms/failure-sentence.ts'
import { useAllowed } from '../session/rights.tsx'
import { exportTexts as texts } from '../texts/lists.ts'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { saveFile } from './save-file.ts'

interface ExportListProps {
  readonly operation: Operation
  /** The name of the file, without its date and ending. */
  readonly name: string
  /** What `useListPage` returns: the file has what the list shows, on all its pages. */
  readonly list: { readonly query: object; readonly whole: boolean }
  /** What the button says; by default that it exports. */
  readonly text?: string
}

/** Saves the list, as it is searched and filtered, as a CSV file; hidden where the backend makes none, or not for this person. */
export function ExportList({ operation, name, list, text = texts.export }: ExportListProps) {
  const allowed = useAllowed()
  const { received, failure, start, stop } = useExport(operation, name)
  if (list.whole || !allowed(operation)) return null
  const query = Object.fromEntries(
    Object.entries(list.query).filter(([parameter]) => parameter !== 'limit' && parameter !== 'after'),
  )
  return (
    <>
      <Button kind="quiet" busy={received !== undefined} onClick={() => start(query)}>
        {received === undefined ? text : texts.received(received)}
      </Button>
      {received !== undefined && (
        <Button kind="quiet" onClick={stop}>
          {texts.stop}
        </Button>
      )}
      {failure && <Alert message={failure} />}
    </>
  )
}

/** Fetches a file with the session's token, which a plain link could not carry, and counts its bytes. */
function useExport(operation: Operation, name: string) {
  const api = useApi()
  const running = useRef<AbortController>(null)
  const [received, setReceived] = useState<number>()
  const [failure, setFailure] = useState<string>()

  async function run(query: Readonly<Record<string, unknown>>): Promise<void> {
    const abort = new AbortController()
    running.current = abort
    setFailure(undefined)
    setReceived(0)
    try {
      const asked = { signal: abort.signal, onReceived: setReceived }
      // The list's own parameters, which its export takes, too.
      const file = await api.call(operation, { query } as never, asked)
      // The contract describes it as a file.
      saveFile(file as Blob | string, `${name}-${new Date().toISOString().slice(0, 10)}.csv`)
    } catch (error) {
      if (!abort.signal.aborted) setFailure(failureSentence(error))
    } finally {
      setReceived(undefined)
    }
  }
  return {
    received,
    failure,
    start: (query: Readonly<Record<string, unknown>>) => void run(query),
    stop: () => running.current?.abort(),
  }
}
