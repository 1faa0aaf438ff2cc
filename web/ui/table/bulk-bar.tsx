import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Alert } from '../feedback/alert.tsx'
import type { DataTableTexts } from './data-table-props.ts'
import type { BulkAction, RowSelection, Selected } from './use-selection.ts'

interface BulkBarProps<Row> {
  readonly texts: DataTableTexts
  readonly keyOf: (row: Row) => string
  readonly selection: RowSelection<Row>
  readonly selected: Selected<Row>
  /** Takes the focus when the bar disappears. */
  readonly onCleared: () => void
}

/** Names the number of selected rows and offers the actions on all of them; each asks first. */
export function BulkBar<Row>({ texts, keyOf, selection, selected, onCleared }: BulkBarProps<Row>) {
  const bulk = useBulk({ keyOf, selection, selected, onCleared })
  const { asked, answered, outcome } = bulk
  const count = selected.rows.length
  return (
    <>
      {count > 0 && (
        <fieldset className="bulk-bar" aria-label={texts.selected(count)}>
          <b className="figure" aria-hidden="true">
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
      <p role="status" className="bulk-done">
        {outcome?.done}
      </p>
      {outcome?.failed.map(({ name, problem }) => (
        <Alert key={name} message={`${name}: ${problem}`} />
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.sure}
        text={asked?.action.confirm(asked.rows.length) ?? ''}
        confirm={
          answered === undefined
            ? (asked?.action.label ?? '')
            : texts.ofAll(answered, asked?.rows.length ?? 0)
        }
        cancel={texts.notNow}
        busy={answered !== undefined}
        onConfirm={bulk.run}
        onCancel={bulk.close}
      />
    </>
  )
}

interface Asked<Row> {
  readonly action: BulkAction<Row>
  readonly rows: readonly Row[]
}

interface Outcome {
  readonly done: string
  readonly failed: readonly { readonly name: string; readonly problem: string }[]
}

function useBulk<Row>({ keyOf, selection, selected, onCleared }: Omit<BulkBarProps<Row>, 'texts'>) {
  const [asked, setAsked] = useState<Asked<Row>>()
  /** The number of rows that have an answer, while the action runs. */
  const [answered, setAnswered] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()

  async function run(): Promise<void> {
    if (!asked || answered !== undefined) return
    const { action, rows } = asked
    setAnswered(0)
    const results = await action.run(rows, setAnswered)
    const problems = new Map(results.map(({ key, problem }) => [key, problem]))
    const failed = rows.flatMap((row) => {
      const problem = problems.get(keyOf(row))
      return problem === undefined ? [] : [{ name: selection.nameOf(row), problem }]
    })
    const changed = rows.filter((row) => problems.get(keyOf(row)) === undefined)
    setOutcome({ done: action.done(changed.length), failed })
    setAnswered(undefined)
    setAsked(undefined)
    // What failed stays selected, to be tried again.
    selected.set(changed, false)
    onCleared()
  }
  return {
    asked,
    answered,
    outcome,
    ask(action: BulkAction<Row>) {
      setOutcome(undefined)
      setAsked({ action, rows: selected.rows.filter(action.may) })
    },
    run: () => void run(),
    close() {
      // A running action goes on; its answer closes the question.
      if (answered === undefined) setAsked(undefined)
    },
  }
}
