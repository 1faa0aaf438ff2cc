import { useCallback, useEffect } from 'react'
import {
  type CutOuts,
  getCutOuts,
  startCutOuts,
  stopCutOuts,
} from '../../../../contract/catalogue/picture-forms.ts'
import { useApi } from '../../../api/api-context.ts'
import { IfOffered } from '../../../api/if-offered.tsx'
import { useAnswer } from '../../../api/use-answer.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { wholeNumber } from '../../../ui/values/numbers.ts'
import { cutOutAllTexts as texts } from '../picture-texts.ts'

/** The pause between two requests for the progress. */
const everyMs = 3_000

/** Starts cutting out the pictures of all products. Shows the progress, even after a reload. */
export function CutOutAll() {
  return (
    <IfOffered operation={startCutOuts}>
      <details className="card card-padded print:hidden">
        <summary>{texts.heading}</summary>
        <Progress />
      </details>
    </IfOffered>
  )
}

function Progress() {
  const api = useApi()
  const [counts, reload] = useAnswer(getCutOuts, {})
  const { busyWith, failure, start } = useAction(
    useCallback((what: 'start' | 'stop') => change(api, what), [api]),
  )
  const waiting = counts.status === 'ready' ? counts.data.waiting : 0
  useEffect(() => {
    if (waiting === 0) return
    const timer = setInterval(reload, everyMs)
    return () => clearInterval(timer)
  }, [waiting, reload])
  return (
    <div className="grid gap-3">
      <p className="text-soft">{texts.lead}</p>
      <div role="status">{counts.status === 'ready' && <Counts counts={counts.data} />}</div>
      <span className="actions">
        <Button kind="quiet" busy={busyWith !== undefined || waiting > 0} onClick={() => start('start')}>
          {texts.start}
        </Button>
        {waiting > 0 && (
          <Button kind="quiet" busy={busyWith !== undefined} onClick={() => start('stop')}>
            {texts.stop}
          </Button>
        )}
      </span>
      {failure && <Alert message={failure.message} />}
    </div>
  )
}

async function change(api: ReturnType<typeof useApi>, what: 'start' | 'stop'): Promise<void> {
  await api.call(what === 'start' ? startCutOuts : stopCutOuts, {})
}

function Counts({ counts: { waiting, cut, kept, failed } }: { readonly counts: CutOuts }) {
  const formats = useFormats()
  const done = cut + kept + failed
  const all = done + waiting
  if (all === 0) return null
  if (waiting === 0)
    return (
      <p>
        {texts.ended(wholeNumber(formats, cut), wholeNumber(formats, kept), wholeNumber(formats, failed))}
      </p>
    )
  return (
    <>
      <p>{texts.going(wholeNumber(formats, done), wholeNumber(formats, all))}</p>
      <progress aria-label={texts.progress} max={all} value={done} />
    </>
  )
}
