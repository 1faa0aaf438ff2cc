import { type KeyboardEvent, useRef, useState } from 'react'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { mostBasketLines } from '../../buying/basket.ts'
import { putIn } from '../../buying/put-in.ts'
import { useDraft, writeDraft } from '../../forms/drafts.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { typedTexts as texts } from './texts.ts'
import { linesOf } from './typed-lines.ts'

const draftKey = 'basket-typed'

/**
 * Puts products in by typed, pasted or scanned lines. Enter adds the lines, as a scanner presses it; Shift and Enter
 * begin another one. Lines that are not understood are named and stay in the field.
 */
export function PutInTyped() {
  const api = useApi()
  const offered = useHost().offers({ id: 'searchProducts' })
  const draft = useDraft(draftKey)
  const typed = typeof draft === 'string' ? draft : ''
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const { busyWith, failure, start } = useAction(async (text: string) => {
    const lines = linesOf(text)
    if (lines.length === 0) return
    if (lines.length > mostBasketLines) {
      setUnknown([texts.tooMany(wholeNumber(mostBasketLines))])
      return
    }
    const { findTyped } = await loadOnDemand(() => import('./find-typed.ts'))
    const { found, unknown } = await findTyped(api, lines)
    if (found.length > 0) putIn(found)
    // What was typed meanwhile, for example by a scanner, stays.
    const now = readTyped(text)
    writeDraft(draftKey, [...unknown.map(({ line }) => line), now].filter(Boolean).join('\n') || undefined)
    setUnknown(unknown.map(({ why }) => why))
  })
  if (!offered) return null
  function addOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  function readTyped(sent: string): string {
    const now = form.current?.querySelector('textarea')?.value ?? ''
    return now.startsWith(sent) ? now.slice(sent.length).trim() : now
  }
  return (
    <form
      ref={form}
      className="card card-padded basket-typed"
      onSubmit={(event) => {
        event.preventDefault()
        start(typed)
      }}
    >
      <h2 className="text-2xl">{texts.heading}</h2>
      <TextArea
        label={texts.label}
        hint={texts.hint}
        problem={unknown.length > 0 ? [...unknown, texts.kept].join(' ') : undefined}
        name="lines"
        rows={3}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setUnknown([])
          writeDraft(draftKey, event.target.value || undefined)
        }}
        onKeyDown={addOnEnter}
      />
      {failure && <Alert message={failure.message} />}
      <Button type="submit" kind="quiet" busy={busyWith !== undefined}>
        {busyWith !== undefined ? texts.adding : texts.add}
      </Button>
    </form>
  )
}
