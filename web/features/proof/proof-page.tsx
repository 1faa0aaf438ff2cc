import { useAnswer } from '../../api/use-answer.ts'
import { useFormats } from '../../ui/values/formats.ts'
import '../../ui/table/data-table.css'
import '../../ui/table/changes.css'
import { type Difference, getProof } from '../../../contract/desk/proof.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { differenceColumns } from './differences.tsx'
import { proofTexts as texts } from './texts.ts'

/** Renders `/dashboard/proof`: whether all numbers agree, or the differences and what to do about them (extension). */
export function ProofPage() {
  return (
    <DashboardPart title={texts.title}>
      <IfOffered operation={getProof} otherwise={<Card>{texts.notOffered}</Card>}>
        <Proof />
      </IfOffered>
    </DashboardPart>
  )
}

function Proof() {
  const formats = useFormats()
  const [loaded, reload] = useAnswer(getProof, {})
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={5} reload={reload} />
  const { finishedAt, checks, differences } = loaded.data
  if (finishedAt === null) return <Card>{texts.waiting}</Card>
  const count = checks.reduce((sum, check) => sum + check.differences, 0)
  return (
    <div className="data-table">
      <p className="chain-line">
        <Chip state={count === 0 ? 'good' : 'bad'}>
          {count === 0 ? texts.proved : texts.differ(wholeNumber(formats, count))}
        </Chip>
        <span className="soft">
          {texts.finished} <LocalTime at={finishedAt} />
        </span>
      </p>
      <RecordTable caption={texts.what} columns={checkColumns} rows={checks} keyOf={({ check }) => check} />
      {differences.length > 0 && <Differences differences={differences} all={count} />}
    </div>
  )
}

interface CheckRow {
  readonly check: keyof typeof texts.checks
  readonly checked: number
  readonly differences: number
}

const checkColumns: readonly RecordColumn<CheckRow>[] = [
  { header: texts.what, cell: ({ check }) => texts.checks[check] },
  { header: texts.checked, cell: ({ checked }, formats) => wholeNumber(formats, checked), figures: true },
  {
    header: texts.result,
    cell: ({ differences }, formats) => (
      <Chip state={differences === 0 ? 'good' : 'bad'}>
        {differences === 0 ? texts.fine : texts.differ(wholeNumber(formats, differences))}
      </Chip>
    ),
  },
]

function Differences({ differences, all }: { differences: readonly Difference[]; all: number }) {
  return (
    <DashboardPart title={texts.differences}>
      <RecordTable
        caption={texts.differences}
        columns={differenceColumns}
        rows={differences}
        keyOf={({ problem, id }) => `${problem} ${id}`}
      />
      {all > differences.length && <p className="soft">{texts.onlyFirst}</p>}
    </DashboardPart>
  )
}
