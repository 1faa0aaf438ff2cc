import { type ChangeEvent, useId, useState } from 'react'
import { mostListLines } from '../../../contract/orders/kept-lists.ts'
import { replaceInLines } from '../../../domain/orders/add-to-lines.ts'
import { useApi } from '../../api/api-context.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import type { BasketLine } from '../../buying/basket.ts'
import type { Products } from '../../buying/load-products.ts'
import { saveFile } from '../../downloads/save-file.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import type { FileContent } from './list-file.ts'
import type { ListContent } from './merge-lists.ts'
import { listTexts as texts } from './texts.ts'

interface ListAsFileProps {
  readonly name: string
  readonly lines: readonly BasketLine[]
  readonly products: Products
  readonly edit: (change: (content: ListContent) => ListContent) => void
}

const loadFile = () => loadOnDemand(() => import('./list-file.ts'))

/** Saves the list as a CSV file, and reads one: says what it would change before it does. */
export function ListAsFile({ name, lines, products, edit }: ListAsFileProps) {
  const formats = useFormats()
  const api = useApi()
  const field = useId()
  const [content, setContent] = useState<FileContent>()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)
  const { busyWith, failure, start } = useAction(async (file: File) => {
    setContent(undefined)
    setProblem(undefined)
    setDone(false)
    const { readListFile } = await loadFile()
    const read = await readListFile(formats, api, await file.text())
    if (typeof read === 'string') setProblem(read)
    else setContent(read)
  })
  const saving = useAction(async () => {
    const { fileOf } = await loadFile()
    saveFile(fileOf(formats, lines, products), `${name}.csv`)
  })
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    if (file) start(file)
    // The same file can be chosen again after it was corrected.
    target.value = ''
  }
  function apply(found: FileContent): void {
    edit((list) => ({
      ...list,
      lines: replaceInLines(list.lines, found.lines, ({ id }) => id).slice(0, mostListLines),
    }))
    setContent(undefined)
    setDone(true)
  }
  const why = problem ?? failure?.message ?? saving.failure?.message
  return (
    <DashboardPart title={texts.file}>
      <Card className="grid gap-4 justify-items-start">
        <p className="soft">{texts.fileHint}</p>
        <p className="actions">
          <Button
            kind="quiet"
            busy={saving.busyWith !== undefined}
            disabled={lines.length === 0}
            onClick={() => saving.start(true)}
          >
            {texts.download}
          </Button>
          <label htmlFor={field} className="button button-quiet focus-within:outline">
            {busyWith ? texts.readingFile : texts.choose}
            <input
              id={field}
              className="sr-only"
              type="file"
              name="file"
              accept=".csv,text/csv,text/plain"
              disabled={busyWith !== undefined}
              onChange={choose}
            />
          </label>
        </p>
        {why && <Alert message={why} />}
        {done && <Notice tone="good">{texts.fileDone}</Notice>}
        {content && (
          <Found
            content={content}
            known={lines}
            onApply={() => apply(content)}
            onCancel={() => setContent(undefined)}
          />
        )}
      </Card>
    </DashboardPart>
  )
}

interface FoundProps {
  readonly content: FileContent
  readonly known: readonly BasketLine[]
  readonly onApply: () => void
  readonly onCancel: () => void
}

/** The most problems that are shown; a file of another kind has one in each line. */
const mostProblems = 20

/** Says what a file would change, with its mistakes by line. */
function Found({ content: { lines, problems }, known, onApply, onCancel }: FoundProps) {
  const formats = useFormats()
  const ids = new Set(known.map(({ id }) => id))
  const added = lines.filter(({ id }) => !ids.has(id)).length
  const more = problems.length - mostProblems
  return (
    <Notice tone={problems.length > 0 ? 'warn' : 'plain'}>
      <p>
        {texts.fileFound(wholeNumber(formats, lines.length), wholeNumber(formats, added))}{' '}
        {added < lines.length && texts.fileQuantities}
      </p>
      {problems.length > 0 && (
        <ul className="my-2 ps-4 list-disc wrap-anywhere">
          {problems.slice(0, mostProblems).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {more > 0 && <li>{texts.moreRows(wholeNumber(formats, more))}</li>}
        </ul>
      )}
      <p className="actions mt-3">
        <Button disabled={lines.length === 0} onClick={onApply}>
          {texts.fileAdd}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {texts.fileCancel}
        </Button>
      </p>
    </Notice>
  )
}
