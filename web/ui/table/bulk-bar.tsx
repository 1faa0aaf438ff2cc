import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Alert } from '../feedback/alert.tsx'
import { useFormats } from '../values/formats.ts'
import { labelTexts } from '../values/value-texts.ts'
import type { DataTableTexts } from './data-table-props.ts'
import type { BulkAction, RowSelection, Selected } from './use-selection.ts'

interface BulkBarProps<Row> {
  readonly texts: DataTableTexts
  readonly keyOf: (row: Row) => string
  readonly selection: RowSelection<Row>
  readonly selected: Selected<Row>
  /** Moves the focus when the bar disappears. */
  readonly onCleared: () => void
}

/** Shows the number of selected rows and the actions on them; each action asks for confirmation. */
export function BulkBar<Row>({ texts, keyOf, selection, selected, onCleared }: BulkBarProps<Row>) {
  const bulk = useBulk({ keyOf, selection, selected, onCleared })
  const { asked, going, answered, outcome } = bulk
  const formats = useFormats()
  const count = selected.rows.length
  return (
    <>
      {count > 0 && (
        <fieldset className="bulk-bar [&_.button]:px-[0.9rem] [&_.button]:text-[1rem] max-[30rem]:[&_.button]:flex-[1_1_auto]">
          <legend className="sr-only">{texts.selected(count)}</legend>
          <b className="figure me-auto max-[30rem]:flex-[0_0_100%]" aria-hidden="true">
            {texts.selected(count)}
          </b>
          {selection.actions.map((action) => (
            <Button
              key={action.label}
              kind="quiet"
              disabled={!selected.rows.some(action.may)}
              onClick={() => bulk.ask(action)}
            >
              {action.label}
            </Button>
          ))}
          {selection.links?.map(({ label, may, to }) => {
            const rows = selected.rows.filter(may)
            return rows.length === 0 ? (
              <Button key={label} kind="quiet" disabled>
                {label}
              </Button>
            ) : (
              <Link key={label} className="button button-quiet" to={to(rows)}>
                {label}
              </Link>
            )
          })}
          <Button
            kind="quiet"
            onClick={() => {
              selected.set(selected.rows, false)
              onCleared()
            }}
          >
            {texts.clearSelection}
          </Button>
        </fieldset>
      )}
      <p role="status" className="bulk-done justify-self-start px-[0.6rem] py-[0.2rem] bg-paper empty:hidden">
        {outcome?.done}
      </p>
      {outcome?.failed.map(({ name, problem }) => (
        <Alert key={name} message={labelTexts.named(name, problem)} />
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.sure}
        text={asked?.action.confirm(formats, going.length) ?? ''}
        confirm={answered === undefined ? (asked?.action.label ?? '') : texts.ofAll(answered, going.length)}
        cancel={texts.notNow}
        busy={answered !== undefined}
        problem={bulk.problem}
        onConfirm={bulk.run}
        onCancel={bulk.close}
      >
        {asked?.action.consent && (
          <Consent
            {...asked.action.consent}
            count={asked.rows.filter(asked.action.consent.needs).length}
            given={bulk.agreed}
            onGive={bulk.agree}
          />
        )}
        {asked?.action.fields}
        {asked?.action.note && <Note {...asked.action.note} value={bulk.typed} onType={bulk.type} />}
      </ConfirmDialog>
    </>
  )
}

interface ConsentProps {
  readonly text: (count: number) => string
  readonly label: (count: number) => string
  /** The number of rows that need a confirmation. */
  readonly count: number
  readonly given: boolean
  readonly onGive: (given: boolean) => void
}

/** Asks for the consent that some of the rows need. */
function Consent({ text, label, count, given, onGive }: ConsentProps) {
  if (count === 0) return null
  return (
    <div className="px-3 py-2 bg-sheet border-s-4 border-s-warn">
      <p>{text(count)}</p>
      <label className="check">
        <input type="checkbox" checked={given} onChange={({ target }) => onGive(target.checked)} />
        {label(count)}
      </label>
    </div>
  )
}

interface NoteProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onType: (typed: string) => void
}

/** Renders a field for text that applies to all rows, such as a pasted list. */
function Note({ label, hint, value, onType }: NoteProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="field-box figure"
        rows={5}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-hint`} className="soft">
        {hint}
      </p>
    </div>
  )
}

interface Asked<Row> {
  /** The label of the action. */
  readonly label: string
  readonly rows: readonly Row[]
}

interface Outcome {
  readonly done: string
  readonly failed: readonly { readonly name: string; readonly problem: string }[]
}

function useBulk<Row>({ keyOf, selection, selected, onCleared }: Omit<BulkBarProps<Row>, 'texts'>) {
  const formats = useFormats()
  const [question, setQuestion] = useState<Asked<Row>>()
  /** The number of completed rows, while the action runs. */
  const [answered, setAnswered] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [typed, setTyped] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<string>()

  // Looked up on each render, because its fields change while the question is open.
  const action = selection.actions.find(({ label }) => label === question?.label)
  const asked = question && action && { action, rows: question.rows }
  const needs = agreed ? undefined : action?.consent?.needs
  /** The rows that the action would change now. */
  const going = (asked?.rows ?? []).filter((row) => !needs?.(row))

  async function run(): Promise<void> {
    if (!asked || answered !== undefined) return
    const { action } = asked
    const rows = going
    const wrong = rows.length === 0 ? action.consent?.missing : action.note?.problemOf(typed, rows)
    setProblem(wrong)
    if (wrong !== undefined || action.check?.() === false) return
    setAnswered(0)
    const results = await action.run(rows, setAnswered, typed)
    const problems = new Map(results.map(({ key, problem }) => [key, problem]))
    const failed = rows.flatMap((row) => {
      const problem = problems.get(keyOf(row))
      return problem === undefined ? [] : [{ name: selection.nameOf(row), problem }]
    })
    const changed = rows.filter((row) => problems.get(keyOf(row)) === undefined)
    setOutcome({ done: action.done(formats, changed.length), failed })
    setAnswered(undefined)
    setQuestion(undefined)
    // Failed rows stay selected for a retry.
    selected.set(changed, false)
    onCleared()
  }
  return {
    asked,
    going,
    agreed,
    answered,
    outcome,
    typed,
    problem,
    type: setTyped,
    agree(given: boolean) {
      setAgreed(given)
      setProblem(undefined)
    },
    ask(action: BulkAction<Row>) {
      setOutcome(undefined)
      setTyped('')
      setAgreed(false)
      setProblem(undefined)
      action.onAsk?.()
      setQuestion({ label: action.label, rows: selected.rows.filter(action.may) })
    },
    run: () => void run(),
    close() {
      // A running action continues, and closes the dialog when it ends.
      if (answered === undefined) setQuestion(undefined)
    },
  }
}
