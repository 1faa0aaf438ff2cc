import { useAnswer } from '../../api/use-answer.ts'
import '../../ui/table/data-table.css'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { listOwingCompanies, type OwingCompany } from '../../../contract/payments/receivables.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useLastReady } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { dayInShop } from '../../ui/values/date-format.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { SectionLinks } from './section-links.tsx'
import { receivableTexts as texts } from './texts.ts'

const keyOf = ({ _id }: OwingCompany) => _id

/** Renders `/dashboard/owing-companies`: what each company owes, and its unused money (extension). */
export function OwingCompaniesPage() {
  const allowed = useAllowed()
  return (
    <DashboardPart title={texts.companies}>
      {allowed(listOwingCompanies) ? <Companies /> : <Card>{texts.notOffered}</Card>}
    </DashboardPart>
  )
}

/** Loads the companies that owe something, or all whose name contains the search. */
export function useOwingCompanies(search: string) {
  return useAnswer(listOwingCompanies, { query: search === '' ? {} : { search } })
}

function Companies() {
  const formats = useFormats()
  const [search, setSearch] = useState('')
  const [loaded, reload] = useOwingCompanies(search.trim())
  const shown = useLastReady(loaded)
  const columns = useMemo(() => columnsOf(formats), [formats])
  return (
    <>
      <SectionLinks current="companies" />
      <Card>
        <TextField
          label={texts.findCompany}
          hint={texts.findHint}
          type="search"
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Card>
      {!shown && <NotReady loaded={loaded} texts={texts} lines={5} reload={reload} />}
      {shown?.length === 0 && <Card>{search === '' ? texts.companiesEmpty : texts.noCompany}</Card>}
      {shown && shown.length > 0 && (
        <RecordTable caption={texts.companies} columns={columns} rows={shown} keyOf={keyOf} />
      )}
    </>
  )
}

function columnsOf(formats: Formats): readonly RecordColumn<OwingCompany>[] {
  return [
    {
      header: texts.company,
      cell: ({ _id: id, name }) => (
        <Link className="row-link wrap-anywhere" to={dashboardLinks.receivablesOf(id)}>
          {name}
        </Link>
      ),
    },
    { header: texts.invoiceCount, figures: true, cell: ({ count }) => wholeNumber(formats, count) },
    { header: texts.open, figures: true, cell: ({ open }) => moneyFigure(formats, open) },
    { header: texts.overdueSum, figures: true, cell: ({ overdue }) => moneyFigure(formats, overdue) },
    {
      header: texts.oldest,
      cell: ({ oldestDueAt }) => oldestDueAt !== null && dayInShop(formats, oldestDueAt),
    },
    { header: texts.unassigned, figures: true, cell: ({ unassigned }) => moneyFigure(formats, unassigned) },
  ]
}
