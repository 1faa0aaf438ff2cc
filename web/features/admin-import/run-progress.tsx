import { useCallback, useEffect } from 'react'
import { getImport, type ProductImport, stopImport } from '../../../contract/catalogue/imports.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { oneImportTexts as texts } from './texts.ts'

/** The pause between two requests for an import's progress. */
const askAgainMs = 700

/** Loads an import, repeatedly while it is in progress. */
export function useImport(id: string, isWorking: (shown: ProductImport) => boolean) {
  const [loaded, reload] = useAnswer(getImport, { params: { id } })
  useEffect(() => {
    if (loaded.status !== 'ready' || !isWorking(loaded.data)) return
    const timer = setTimeout(reload, askAgainMs)
    return () => clearTimeout(timer)
  }, [loaded, reload, isWorking])
  return [loaded, reload] as const
}

/** Stops an import while it writes; undefined if the backend cannot. */
export function useStopImport(id: string) {
  const api = useApi()
  const { offers } = useHost()
  const action = useAction(
    useCallback(
      async (of: string): Promise<void> => {
        await api.call(stopImport, { params: { id: of } })
      },
      [api],
    ),
  )
  return {
    failure: action.failure?.message,
    stop: offers(stopImport) ? { text: texts.stop, run: () => action.start(id) } : undefined,
  }
}

/** Shows how many rows have been written. */
function WrittenRows({ running }: { readonly running: ProductImport['running'] }) {
  const formats = useFormats()
  const text = running ? texts.written(formats, running.rowsDone, running.rows) : texts.running
  return (
    <div className="grid gap-3">
      <p className="soft">{text}</p>
      <progress
        className="w-full"
        aria-label={texts.applying}
        max={Math.max(running?.rows ?? 1, 1)}
        {...(running && running.rows > 0 && { value: running.rowsDone })}
      />
    </div>
  )
}

const always = () => true

/** Shows the progress of an import inside the confirmed question. */
export function RunOfImport({ id }: { readonly id: string }) {
  const [loaded] = useImport(id, always)
  return <WrittenRows running={loaded.status === 'ready' ? loaded.data.running : undefined} />
}

/** Shows an import that is writing, after a reload or in another tab, with a button that stops it. */
export function RunningImport({ shown }: { readonly shown: ProductImport }) {
  const { stop, failure } = useStopImport(shown._id)
  return (
    <Card className="grid gap-4 content-start">
      <WrittenRows running={shown.running} />
      {failure && <Alert message={failure} />}
      {stop && (
        <div className="actions">
          <Button kind="quiet" onClick={stop.run}>
            {stop.text}
          </Button>
        </div>
      )}
    </Card>
  )
}
