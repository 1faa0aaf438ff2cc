import { useCallback } from 'react'
import { Link } from 'react-router'
import {
  applyImport,
  cancelImport,
  checkImportAgain,
  type ProductImport,
  undoImport,
} from '../../../contract/catalogue/imports.ts'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { StateChip } from './past-imports.tsx'
import { resultWords } from './result-words.ts'
import { RunningImport, RunOfImport, useStopImport } from './run-progress.tsx'
import { oneImportTexts as texts } from './texts.ts'

interface ImportResultProps {
  readonly shown: ProductImport
  /** Moves the focus when the pressed button disappears. */
  readonly onDone: () => void
}

/** Shows the result of an import, and offers the next steps. */
export function ImportResult({ shown, onDone }: ImportResultProps) {
  const formats = useFormats()
  const { state, problem, notices, sameFileAppliedAt, format } = shown
  return (
    <Card className="grid gap-4 content-start">
      <p className="flex flex-wrap gap-x-4 gap-y-2 items-center">
        <StateChip state={state} />
        <span>{sentenceOf(formats, shown)}</span>
      </p>
      {problem !== undefined && <Alert message={problem} />}
      {state === 'checked' && shown.counts.wrong > 0 && (
        <Alert message={texts.wrong(formats, shown.counts.wrong)} />
      )}
      {state === 'checked' && sameFileAppliedAt !== undefined && (
        <p className="ps-3 border-s-4 border-s-warn">
          {texts.sameFile} <LocalTime at={Date.parse(sameFileAppliedAt)} />
          {punctuationTexts.stop} {resultWords(shown).sameFile}
        </p>
      )}
      {format !== undefined && <p>{texts.formats[format]}</p>}
      {format !== undefined && notices.length > 0 ? (
        <Adapted notices={notices} />
      ) : (
        notices.map((notice) => (
          <p key={notice} className="ps-3 border-s-4 border-s-warn">
            {notice}
          </p>
        ))
      )}
      <Kept shown={shown} />
      <Actions shown={shown} onDone={onDone} />
    </Card>
  )
}

function sentenceOf(formats: Formats, shown: ProductImport): string {
  const { state, counts } = shown
  if (state === 'applied') return resultWords(shown).applied(formats, shown)
  if (state === 'undone') return resultWords(shown).undone
  if (state === 'cancelled') return texts.cancelled
  if (state === 'checked' && counts.new + counts.changed + counts.wrong === 0) return texts.nothing
  return ''
}

/** Lists what was adapted in another shop's export. */
function Adapted({ notices }: { readonly notices: readonly string[] }) {
  return (
    <div className="ps-3 border-s-4 border-s-warn">
      <p>{texts.adapted}</p>
      <ul className="grid gap-1 m-0 wrap-anywhere">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </div>
  )
}

/** States how long the comparison is kept, and thus how long an undo is possible. */
function Kept({ shown: { state, keptUntil } }: { readonly shown: ProductImport }) {
  if (state !== 'applied' && state !== 'checked') return null
  if (keptUntil === undefined) return <p className="soft">{texts.forgotten}</p>
  return (
    <p className="soft">
      {state === 'applied' ? texts.undoUntil : texts.discardedOn} <LocalTime at={Date.parse(keptUntil)} />
      {punctuationTexts.stop}
    </p>
  )
}

function Actions({ shown, onDone }: ImportResultProps) {
  const formats = useFormats()
  const { _id: id, state, counts, keptUntil } = shown
  const api = useApi()
  const changes = counts.new + counts.changed
  const call = useCallback(
    async (operation: typeof cancelImport | typeof checkImportAgain): Promise<void> => {
      await api.call(operation, { params: { id } })
      onDone()
    },
    [api, id, onDone],
  )
  const action = useAction(call)
  const words = resultWords(shown)
  const applying = useWholeImport(applyImport, () => {
    showToast('success', words.applied(formats, shown))
    onDone()
  })
  const undoing = useWholeImport(undoImport, () => {
    showToast('success', texts.undoneToast)
    onDone()
  })
  const busyWith = action.busyWith
  const isRunningHere = applying.question?.busy || undoing.question?.busy
  return (
    <>
      {shown.running && !isRunningHere && <RunningImport shown={shown} />}
      {action.failure && <Alert message={action.failure.message} />}
      <div className="actions">
        {state === 'checked' && counts.wrong === 0 && changes > 0 && !shown.pictures?.isFetching && (
          <Button kind="go" onClick={() => applying.ask(shown)}>
            {texts.apply(formats, changes)}
          </Button>
        )}
        {(state === 'checked' || state === 'failed') && (
          <>
            <Button busy={busyWith === checkImportAgain} onClick={() => action.start(checkImportAgain)}>
              {texts.again}
            </Button>
            <Button kind="quiet" busy={busyWith === cancelImport} onClick={() => action.start(cancelImport)}>
              {texts.discard}
            </Button>
          </>
        )}
        {state === 'applied' && keptUntil !== undefined && (
          <Button onClick={() => undoing.ask(shown)}>{texts.undo}</Button>
        )}
        {(state !== 'checked' || counts.wrong > 0) && (
          <Link className="button button-quiet" to={dashboardLinks.imports}>
            {texts.another}
          </Link>
        )}
      </div>
      <Asked
        id={id}
        asking={applying}
        title={texts.applyTitle(formats, changes)}
        text={words.applyText(formats, shown)}
        confirm={texts.apply(formats, changes)}
        busy={texts.applying}
      />
      <Asked
        id={id}
        asking={undoing}
        title={texts.undoTitle}
        text={words.undoText}
        confirm={texts.undo}
        busy={texts.undoing}
      />
    </>
  )
}

/** Asks for confirmation before all rows are written. A refusal is shown in the question. */
function useWholeImport(operation: typeof applyImport | typeof undoImport, onDone: () => void) {
  const api = useApi()
  return useConfirm(async ({ _id: id }: ProductImport): Promise<undefined> => {
    await api.call(operation, { params: { id } })
  }, onDone)
}

interface AskedProps {
  readonly id: string
  readonly asking: ReturnType<typeof useWholeImport>
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly busy: string
}

function Asked({ id, asking: { question, dialog }, title, text, confirm, busy }: AskedProps) {
  const { stop, failure } = useStopImport(id)
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      text={text}
      confirm={question?.busy ? busy : confirm}
      cancel={texts.keep}
      {...(stop && { stop })}
    >
      {question?.busy && <RunOfImport id={id} />}
      {failure && <Alert message={failure} />}
    </ConfirmDialog>
  )
}
