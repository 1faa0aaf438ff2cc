import { Link } from 'react-router'
import type { Difference } from '../../../contract/desk/proof.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import type { RecordColumn } from '../../ui/table/record-table.tsx'
import type { Formats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { problemTexts, proofTexts as texts } from './texts.ts'

/** The columns of the list of differences. */
export const differenceColumns: readonly RecordColumn<Difference>[] = [
  { header: texts.name, cell: ({ name }) => <span className="change-what">{name}</span> },
  { header: texts.difference, cell: (difference, formats) => says(formats, difference) },
  { header: texts.todo, cell: (difference) => <ToDo difference={difference} /> },
]

/** Problems whose two numbers are counts; those of the others are amounts. */
const counted: ReadonlySet<Difference['problem']> = new Set([
  'stock-differs',
  'several-charges',
  'backup-not-proved',
])

function says(formats: Formats, { problem, expected, found }: Difference): string {
  const inWords = (value: number | null) => {
    if (value === null) return ''
    return counted.has(problem) ? wholeNumber(formats, value) : moneyFigure(formats, value / 100)
  }
  return problemTexts[problem].says(inWords(expected), inWords(found))
}

function ToDo({ difference }: { difference: Difference }) {
  const [to, text] = placeOf(difference)
  return (
    <span className="change-what">
      {problemTexts[difference.problem].todo}
      <Link className="row-link" to={to}>
        {text}
        <span className="sr-only">{texts.of(difference.name)}</span>
      </Link>
    </span>
  )
}

function placeOf({ problem, id, order }: Difference): readonly [to: string, text: string] {
  if (problem === 'stock-differs') return [dashboardLinks.product(id), texts.toProduct]
  if (problem === 'mail-waits') return [dashboardLinks.messages, texts.toMessages]
  if (problem === 'chain-broken') return [dashboardLinks.changes, texts.toChanges]
  return order === null
    ? [dashboardLinks.home, texts.toDashboard]
    : [dashboardLinks.order(order), texts.toOrder]
}
