import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { useApi } from '../api/api-context.ts'
import { useHost } from '../api/host.ts'
import { loadOnDemand } from '../api/load-on-demand.ts'
import { readDraft, useDraft, writeDraft } from '../forms/drafts.ts'
import { useAction } from '../forms/use-action.ts'
import { useInBrowser } from '../session/in-browser.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { TextArea } from '../ui/fields/text-field.tsx'
import { useFormats } from '../ui/values/formats.ts'
import { wholeNumber } from '../ui/values/numbers.ts'
import { type BasketLine, mostBasketLines } from './basket.ts'
import type { FoundLines } from './find-typed.ts'
import { putIn } from './put-in.ts'
import { ScanButton } from './scan-button.tsx'
import { linesOf } from './typed-lines.ts'
import { typedTexts as texts } from './typed-texts.ts'

interface PutInTypedProps {
  /** Where typed text is kept in this tab. */
  readonly draftKey?: string
  /** The most lines at once. */
  readonly most?: number
  /** Takes the found lines; by default the basket does. */
  readonly onFound?: (lines: readonly BasketLine[]) => void
}

/**
 * Adds products from typed, pasted or scanned lines. Enter adds the lines, because scanners send Enter; Shift+Enter
 * starts another line. Lines that match no product are reported and stay in the field.
 */
export function PutInTyped({ draftKey = 'basket-typed', most = mostBasketLines, onFound }: PutInTypedProps) {
  const formats = useFormats()
  const host = useHost()
  const isSignedIn = useSession().status === 'in'
  const api = useApi()
  const offered = host.offers({ id: 'searchProducts' })
  const byNumbers = isSignedIn && host.offers({ id: 'findByNumbers' })
  const ready = useInBrowser()
  const typed = textOf(useDraft(draftKey))
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const { busyWith, failure, start } = useAction((text: string) => add(text, []))
  const busy = busyWith !== undefined
  /**
   * Adds the lines of a text, and then the lines scanned during the search.
   * @param kept unmatched lines, which stay in the field.
   */
  async function add(text: string, kept: FoundLines['unknown']): Promise<void> {
    const lines = linesOf(text)
    if (lines.length === 0) return
    if (lines.length > most) {
      setUnknown([texts.tooMany(wholeNumber(formats, most))])
      return
    }
    const { findTyped } = await loadOnDemand(() => import('./find-typed.ts'))
    const { found, unknown } = await findTyped(formats, api, lines, byNumbers)
    if (found.length > 0) (onFound ?? put)(found)
    const now = textOf(readDraft(draftKey))
    const sent = textOfKept(kept) + text
    const isContinued = now.startsWith(sent)
    const rest = isContinued ? now.slice(sent.length) : now
    const stay = [...kept, ...unknown]
    writeDraft(draftKey, textOfKept(stay) + rest || undefined)
    setUnknown(stay.map(({ why }) => why))
    // A scanner does not wait for a search. Its last line may still be incomplete.
    if (isContinued) await add(rest.slice(0, rest.lastIndexOf('\n') + 1), stay)
  }
  const put = (found: readonly BasketLine[]) => putIn(formats, found)
  if (!offered) return null
  function addOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    // During a search Enter only ends the line; `add` processes it later.
    if (busy) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  function addScanned(number: string): void {
    const text = `${textOf(readDraft(draftKey))}${number}\n`
    writeDraft(draftKey, text)
    // During a search the line waits, as that of a hand scanner does.
    if (!busy) start(text)
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (busy || typed === '') return
    // Text typed during the search starts on its own line.
    const text = typed.endsWith('\n') ? typed : `${typed}\n`
    writeDraft(draftKey, text)
    start(text)
  }
  return (
    <form
      ref={form}
      className="card card-padded grid gap-4 justify-items-start [&_.field]:w-full"
      onSubmit={submit}
    >
      <h2 className="text-2xl">{texts.heading}</h2>
      <TextArea
        label={texts.label}
        hint={texts.hint}
        problem={unknown.length > 0 ? [...unknown, texts.kept].join(' ') : undefined}
        name="lines"
        rows={3}
        autoComplete="off"
        disabled={!ready}
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setUnknown([])
          writeDraft(draftKey, event.target.value || undefined)
        }}
        onKeyDown={addOnEnter}
      />
      {failure && <Alert message={failure.message} />}
      <p className="actions">
        <Button type="submit" kind="quiet" disabled={!ready} busy={busy}>
          {busy ? texts.adding : texts.add}
        </Button>
        {byNumbers && <ScanButton onScan={addScanned} />}
      </p>
    </form>
  )
}

/** Ends each line with a newline, so that the next scan does not continue the line. */
function textOfKept(kept: FoundLines['unknown']): string {
  return kept.map(({ line }) => `${line}\n`).join('')
}

function textOf(draft: unknown): string {
  return typeof draft === 'string' ? draft : ''
}
