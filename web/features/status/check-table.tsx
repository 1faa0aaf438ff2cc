import type { CheckRun } from '../../../contract/shop/status.ts'
import { Chip } from '../../ui/chip.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { calendarDay } from '../../ui/values/calendar-day.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { type CheckDone, checksDone } from './checks-done.ts'
import { checkTexts, statusTexts as texts } from './texts.ts'

/** Lists the checks of the code with what their last runs found; the commands are below each name. */
export function CheckTable({ runs }: { readonly runs: readonly CheckRun[] }) {
  if (runs.length === 0) return <p className="card max-w-208 px-5 py-4 mb-6">{texts.noRuns}</p>
  return (
    <div className="@container">
      <RecordTable
        caption={texts.runs}
        columns={columns}
        rows={checksDone(runs)}
        keyOf={({ check }) => check}
      />
    </div>
  )
}

const columns: readonly RecordColumn<CheckDone>[] = [
  { header: texts.check, cell: (done) => <Name done={done} /> },
  { header: texts.result, cell: (done) => <Result done={done} /> },
  {
    header: texts.checked,
    figures: true,
    cell: ({ counted, runs }) => <Counted {...(counted ?? { checked: runs.length, unit: texts.programs })} />,
  },
  { header: texts.day, cell: ({ from, to }) => <Days from={from} to={to} /> },
]

function Counted({ checked, unit }: Pick<CheckRun, 'checked' | 'unit'>) {
  return (
    <span>
      {wholeNumber(checked)}
      <span className="unit">{unit}</span>
    </span>
  )
}

function Name({ done: { check, runs } }: { readonly done: CheckDone }) {
  const { name, what } = checkTexts[check]
  const [only] = runs
  return (
    <div className="check-name grid gap-[0.3rem] justify-items-start">
      {name}
      <span className="soft">{what}</span>
      {runs.length === 1 && only ? (
        <code className="block font-figure text-[0.8125rem] text-soft wrap-anywhere">{only.command}</code>
      ) : (
        <details>
          <summary className="min-h-(--target-link) content-center cursor-pointer">{`${runs.length} ${texts.programs}`}</summary>
          <ul>
            {runs.map((run) => (
              <Program key={`${run.part} ${run.command}`} run={run} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Program({ run }: { readonly run: CheckRun }) {
  return (
    <li className="py-2 border-t border-t-line">
      <span>{run.part}</span>{' '}
      <span className="figure">
        <Counted {...run} />
      </span>{' '}
      <span>{run.passed ? texts.passed : texts.failed}</span>
      <code className="block font-figure text-[0.8125rem] text-soft wrap-anywhere">{run.command}</code>
    </li>
  )
}

function Result({ done: { check, passed, differences } }: { readonly done: CheckDone }) {
  const found = checkTexts[check].difference ?? texts.found
  return (
    <div className="grid gap-[0.3rem] justify-items-start @max-[50rem]:justify-items-end">
      <Chip state={passed ? 'good' : 'bad'}>{passed ? texts.passed : texts.failed}</Chip>
      <span className="soft">
        {differences === 0 ? texts.nothingFound : `${wholeNumber(differences)} ${found}`}
      </span>
    </div>
  )
}

function Days({ from, to }: Pick<CheckDone, 'from' | 'to'>) {
  return (
    <div>
      {from !== to && (
        <>
          <Day on={from} /> {texts.to}{' '}
        </>
      )}
      <Day on={to} />
    </div>
  )
}

function Day({ on }: { readonly on: string }) {
  return <time dateTime={on}>{calendarDay(on)}</time>
}
