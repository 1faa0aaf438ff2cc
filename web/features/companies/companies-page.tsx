import { Link } from 'react-router'
import { type ListedCompany, listCompanies } from '../../../contract/companies/companies.ts'
import { companyStates } from '../../../contract/companies/company-fields.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { listOf, useListPage } from '../../lists/list-page.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { DataColumn } from '../../ui/table/table-view.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { companiesTexts as texts } from './desk-texts.ts'
import { companyFieldTexts } from './field-texts.ts'
import { chipOfState, chipOfVat } from './state-chips.ts'

const companies = listOf({
  operation: listCompanies,
  sorts: [''],
  states: companyStates,
  load: (api, query, options) => api.callForPage(listCompanies, { query }, options),
})

const keyOf = ({ _id: id }: ListedCompany) => id

const columns: readonly DataColumn<ListedCompany>[] = [
  { header: texts.company, cell: (company) => <Named company={company} /> },
  { header: texts.asked, cell: (company) => <Asked company={company} /> },
  { header: texts.terms, cell: (company) => <Terms company={company} /> },
  {
    header: texts.state,
    cell: ({ state }) => <Chip state={chipOfState[state]}>{texts.states[state]}</Chip>,
  },
]

const filter = {
  label: texts.show,
  choices: [
    { value: '', text: texts.all },
    ...companyStates.map((state) => ({ value: state, text: texts.states[state] })),
  ],
} as const

/** Renders `/dashboard/companies`: the companies that buy, or ask to (extension). */
export function CompaniesPage() {
  return (
    <DashboardPart title={texts.caption}>
      <IfOffered operation={listCompanies} otherwise={<Card>{texts.notOffered}</Card>}>
        <Companies />
      </IfOffered>
    </DashboardPart>
  )
}

function Companies() {
  const list = useListPage(companies)
  return <DataTable {...list} texts={texts} columns={columns} keyOf={keyOf} sorts={[]} filter={filter} />
}

interface OfCompany {
  readonly company: ListedCompany
}

function Named({ company: { _id: id, name, country, vatNumber, vatState } }: OfCompany) {
  return (
    <span className="grid justify-items-start gap-1">
      <Link className="row-link" to={dashboardLinks.company(id)}>
        {name}
      </Link>
      <span className="font-normal">{countryName(country)}</span>
      {vatNumber !== '' && (
        <>
          <span className="font-normal">{vatNumber}</span>
          <Chip state={chipOfVat[vatState]}>{companyFieldTexts.vatStates[vatState]}</Chip>
        </>
      )}
    </span>
  )
}

function Asked({ company: { askedBy, askedAt } }: OfCompany) {
  return (
    <span className="grid">
      {askedBy === null ? texts.deletedAccount : <EmailText email={askedBy} />}
      <LocalTime at={askedAt} />
    </span>
  )
}

function Terms({ company: { termsDays, limit } }: OfCompany) {
  const formats = useFormats()
  if (termsDays === null || limit === null) return texts.atOnce
  return texts.termsOf(wholeNumber(formats, termsDays), moneyFigure(formats, limit))
}
