import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import {
  applyPriceFile,
  type CheckedPriceFile,
  checkPriceFile,
  type PriceList,
} from '../../../contract/prices/price-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { Form } from '../../forms/form.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { CheckedPrices } from './checked-prices.tsx'
import { priceListTexts as texts } from './price-list-texts.ts'
import { RadioRow } from './radio-row.tsx'

interface PriceFileFormProps {
  readonly list: PriceList
  /** Called after the prices changed. */
  readonly onApplied: () => void
}

interface Wanted {
  readonly csv: string
  readonly others: 'keep' | 'remove'
}

/** What a file would change, by the file and the version of the list that were checked. */
interface Checked {
  readonly wanted: Wanted
  readonly version: number
  readonly found: CheckedPriceFile
}

/** Takes a file of prices, or pasted lines: says what they would change, and then changes it. */
export function PriceFileForm({ list, onApplied }: PriceFileFormProps) {
  const { _id: id, version } = list
  const api = useApi()
  const [wanted, setWanted] = useState<Wanted>({ csv: '', others: 'keep' })
  const [problem, setProblem] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  const field = useRef<HTMLTextAreaElement>(null)
  const checking = useAction(async (asked: Wanted) => {
    const found = await api.call(checkPriceFile, { params: { id }, body: { ...asked } })
    setChecked({ wanted: asked, version, found })
  })
  const applying = useAction(async ({ wanted: asked, version: over }: Checked) => {
    await api.call(applyPriceFile, { params: { id }, body: { ...asked, version: over } })
    showToast('success', texts.applied(list.name))
    setWanted({ ...asked, csv: '' })
    setChecked(undefined)
    onApplied()
  })
  const busy = checking.busyWith !== undefined || applying.busyWith !== undefined
  const change = (changed: Partial<Wanted>) => {
    setWanted((before) => ({ ...before, ...changed }))
    setProblem(undefined)
    setChecked(undefined)
    checking.forget()
    applying.forget()
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (wanted.csv.trim() === '') {
      setProblem(texts.fileMissing)
      field.current?.focus()
    } else checking.start(wanted)
  }
  const failure = checking.failure ?? applying.failure
  return (
    <Form className="grid gap-4" label={texts.file} onSubmit={submit}>
      <FileField disabled={busy} onText={(csv) => change({ csv })} />
      <TextArea
        ref={field}
        label={texts.lines}
        hint={texts.linesHint}
        name="csv"
        rows={6}
        autoComplete="off"
        spellCheck={false}
        readOnly={busy}
        value={wanted.csv}
        problem={problem}
        onChange={({ target }) => change({ csv: target.value })}
      />
      <RadioRow
        legend={texts.others}
        name="others"
        chosen={wanted.others}
        choices={(['keep', 'remove'] as const).map((value) => ({ value, text: texts.othersChoices[value] }))}
        disabled={busy}
        onChoose={(others) => change({ others })}
      />
      <div className="actions">
        <Button kind={checked ? 'quiet' : 'go'} type="submit" busy={checking.busyWith !== undefined}>
          {checking.busyWith ? texts.checking : texts.check}
        </Button>
      </div>
      {failure && <Alert message={failure.message} />}
      {checked && (
        <CheckedPrices
          found={checked.found}
          busy={applying.busyWith !== undefined}
          onApply={() => applying.start(checked)}
        />
      )}
    </Form>
  )
}

interface FileFieldProps {
  readonly disabled: boolean
  readonly onText: (text: string) => void
}

/** Reads a chosen file into the field of lines, where it can be corrected. */
function FileField({ disabled, onText }: FileFieldProps) {
  const id = useId()
  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    if (file) onText(await textOfFile(file))
    // The same file can be chosen again after it was corrected elsewhere.
    target.value = ''
  }
  return (
    <div className="field">
      <label htmlFor={id}>{texts.file}</label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        className="field-box min-h-16 border-dashed"
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void choose(event)}
      />
      <p className="soft" id={`${id}-hint`}>
        {texts.fileHint}
      </p>
    </div>
  )
}

/** Returns the text of a file: UTF-8 or UTF-16, or else Windows-1252, which older spreadsheets write. */
async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
