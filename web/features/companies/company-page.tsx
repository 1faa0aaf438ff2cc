import { Link, useParams } from 'react-router'
import {
  type Company,
  changeCompany,
  confirmVatNumber,
  decideCompany,
  getCompany,
} from '../../../contract/companies/companies.ts'
import { listChanges } from '../../../contract/desk/changes.ts'
import { composeAddress } from '../../../domain/addresses/compose-address.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { IfAllowed, useAllowed } from '../../session/rights.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { EmailText } from '../../ui/values/email-text.tsx'
import { Fact } from '../../ui/values/fact.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { NamedEmail } from '../../ui/values/named-email.tsx'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { CompanyForm } from './company-form.tsx'
import { DecisionForm } from './decision-form.tsx'
import { companiesTexts, companyTexts as texts } from './desk-texts.ts'
import { companyFieldTexts } from './field-texts.ts'
import { chipOfState } from './state-chips.ts'
import { VatPart } from './vat-part.tsx'

/** Renders `/dashboard/companies/{id}`: a company, its terms and its people (extension). */
export function CompanyPage() {
  const { companyId = '' } = useParams()
  return (
    <div className="dashboard-part">
      <p>
        <BackLink to={dashboardLinks.companies} text={texts.back} />
      </p>
      <IfOffered operation={getCompany} otherwise={<Card>{companiesTexts.notOffered}</Card>}>
        <LoadedCompany key={companyId} id={companyId} />
      </IfOffered>
    </div>
  )
}

function LoadedCompany({ id }: { readonly id: string }) {
  const [company, reload] = useAnswer(getCompany, { params: { id } })
  return (
    <>
      {company.status !== 'ready' && <h1 className="sr-only">{texts.page}</h1>}
      <NotReady loaded={company} texts={texts} notRefreshed={texts.notRefreshed} lines={6} reload={reload} />
      {company.status === 'ready' && <OneCompany company={company.data} />}
    </>
  )
}

interface OfCompany {
  readonly company: Company
}

function OneCompany({ company }: OfCompany) {
  const allows = useAllowed()
  return (
    <DashboardPart title={company.name}>
      <Asked company={company} />
      <IfAllowed operation={decideCompany}>
        <DecisionForm company={company} />
      </IfAllowed>
      <VatPart company={company} mayChange={allows(confirmVatNumber)} />
      {allows(changeCompany) ? <CompanyForm company={company} /> : <ReadTerms company={company} />}
      <People company={company} />
      <IfOffered operation={listChanges}>
        <p className="board-note">
          <Link className="row-link" to={dashboardLinks.changesOf('company', company._id)}>
            {texts.changes}
          </Link>
        </p>
      </IfOffered>
    </DashboardPart>
  )
}

function Asked({ company }: OfCompany) {
  const { state, askedBy, askedAt, decidedBy, decidedAt } = company
  return (
    <Card>
      <dl className="facts">
        <Fact name={companiesTexts.state}>
          <Chip state={chipOfState[state]}>{companiesTexts.states[state]}</Chip>
        </Fact>
        <Fact name={texts.askedBy}>
          <span className="grid">
            {askedBy === null ? texts.shop : <EmailText email={askedBy} />}
            <LocalTime at={askedAt} />
          </span>
        </Fact>
        {decidedAt !== null && (
          <Fact name={texts.decidedBy}>
            <span className="grid">
              {decidedBy === null ? texts.shop : <EmailText email={decidedBy} />}
              <LocalTime at={decidedAt} />
            </span>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

function ReadTerms({ company }: OfCompany) {
  const formats = useFormats()
  const { invoiceEmail, termsDays, limit, invoiceFormat, note } = company
  const terms =
    termsDays === null || limit === null
      ? companiesTexts.atOnce
      : companiesTexts.termsOf(wholeNumber(formats, termsDays), moneyFigure(formats, limit))
  return (
    <DashboardPart title={texts.details}>
      <Card>
        <dl className="facts">
          <Fact name={texts.address}>
            <span className="whitespace-pre-line">{composeAddress({ ...company, company: '' })}</span>
          </Fact>
          <Fact name={companiesTexts.terms}>{terms}</Fact>
          {invoiceEmail !== '' && (
            <Fact name={texts.invoiceEmail}>
              <EmailText email={invoiceEmail} />
            </Fact>
          )}
          <Fact name={companyFieldTexts.invoiceFormat}>
            {companyFieldTexts.formats[invoiceFormat ?? 'none']}
          </Fact>
          {note !== '' && (
            <Fact name={texts.noteOfStaff}>
              <span className="whitespace-pre-line">{note}</span>
            </Fact>
          )}
        </dl>
      </Card>
    </DashboardPart>
  )
}

function People({ company: { members, invitations } }: OfCompany) {
  const people = [
    ...members.map((member) => ({ ...member, at: member.addedAt, isInvited: false })),
    ...invitations.map(({ email, invitedAt }) => ({
      email,
      name: '',
      at: invitedAt,
      proven: true,
      isInvited: true,
    })),
  ]
  return (
    <DashboardPart title={texts.people}>
      {people.length === 0 ? (
        <Card>{texts.nobody}</Card>
      ) : (
        <Card>
          <RecordTable
            caption={texts.people}
            keyOf={({ email }) => email}
            rows={people}
            columns={[
              {
                header: texts.person,
                cell: ({ name, email, proven, isInvited }) => (
                  <span className="grid justify-items-start gap-1">
                    <NamedEmail name={name} email={email} />
                    {isInvited && <Chip>{texts.invited}</Chip>}
                    {!proven && <Chip state="warn">{texts.notProven}</Chip>}
                  </span>
                ),
              },
              { header: texts.since, cell: ({ at }) => <LocalTime at={at} /> },
            ]}
          />
        </Card>
      )}
    </DashboardPart>
  )
}
