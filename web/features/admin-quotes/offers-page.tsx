import { Link } from 'react-router'
import { listOffers, type Offer, storedOfferStates } from '../../../contract/requests/offers.ts'
import { useCustomerLanguage } from '../../api/customer-language.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { listOf, useListPage } from '../../lists/list-page.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { customerLanguageTexts } from '../../texts/customer-language.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { DataColumn } from '../../ui/table/table-view.ts'
import { calendarDay } from '../../ui/values/calendar-day.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { offerTone } from './offer-entry.tsx'
import { offerTexts } from './offer-texts.ts'
import { offersTexts as texts } from './offers-texts.ts'
import { quotesTexts } from './texts.ts'

const list = listOf({
  operation: listOffers,
  sorts: ['-createdAt', 'createdAt'],
  states: storedOfferStates,
  load: (api, query, options) => api.callForPage(listOffers, { query }, options),
})

const keyOf = ({ _id }: Offer) => _id
const sorts = [
  { value: '-createdAt', text: texts.newest },
  { value: 'createdAt', text: texts.oldest },
] as const
const filter = {
  label: texts.show,
  choices: [
    { value: '', text: texts.all },
    { value: 'open', text: texts.openOnly },
    { value: 'accepted', text: texts.acceptedOnly },
    { value: 'withdrawn', text: texts.withdrawnOnly },
  ],
} as const

const columns: readonly DataColumn<Offer>[] = [
  { header: texts.to, cell: (offer) => <Customer offer={offer} /> },
  {
    header: texts.what,
    cell: ({ lines }, formats) => (
      <span className="grid">
        {lines.map(({ Id, tool: product, quantity }) => (
          <span key={Id}>
            {wholeNumber(formats, quantity)} × {product}
          </span>
        ))}
      </span>
    ),
  },
  {
    header: texts.total,
    // A single element, because the cell of a card would spread several elements.
    cell: ({ total }) => (
      <span>
        <Amount amount={total} />
      </span>
    ),
    figures: true,
  },
  { header: texts.made, cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
  { header: texts.state, cell: (offer) => <State offer={offer} /> },
]

/** Renders `/dashboard/offers`: all offers with their state, newest first (extension). */
export function OffersPage() {
  return (
    <DashboardPart title={texts.caption}>
      <IfOffered operation={listOffers} otherwise={<Card>{texts.notOffered}</Card>}>
        <Offers />
      </IfOffered>
    </DashboardPart>
  )
}

function Offers() {
  const page = useListPage(list)
  const products = (
    <Link className="button button-quiet button-row" to={dashboardLinks.quotes}>
      {texts.back}
    </Link>
  )
  return (
    <DataTable
      {...page}
      texts={texts}
      columns={columns}
      keyOf={keyOf}
      sorts={sorts}
      filter={filter}
      tools={products}
    />
  )
}

function Customer({ offer: { request, name, email, ...offer } }: { readonly offer: Offer }) {
  const language = useCustomerLanguage(offer.language)
  return (
    <span className="grid">
      <Link className="row-link" to={dashboardLinks.request(request)}>
        {name || quotesTexts.deletedSender}
      </Link>
      <span className="font-normal">
        <EmailText email={email} />
      </span>
      {language && <span className="order-note">{customerLanguageTexts.writes(language)}</span>}
    </span>
  )
}

function State({ offer: { state, validUntil } }: { readonly offer: Offer }) {
  const formats = useFormats()
  return (
    <span className="order-state">
      <Chip state={offerTone[state]}>{offerTexts.states[state]}</Chip>
      <span className="order-note">{offerTexts.until(calendarDay(formats, validUntil))}</span>
    </span>
  )
}
