import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import {
  type ArchivedOrderOnWire,
  listArchivedOrders,
  listOwnArchivedOrders,
} from '../../../contract/moving/archived-orders.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { IfAllowed } from '../../session/rights.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart, headingLevel } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { EmailText } from '../../ui/values/email-text.tsx'
import { LocalDay } from '../../ui/values/local-time.tsx'
import { ListPages } from './list-pages.tsx'
import { archiveTexts as texts } from './texts.ts'
import { type LoadPart, usePartList } from './use-part-list.ts'

type Order = ArchivedOrderOnWire

const keyOf = ({ _id }: Order) => _id

/** Shows staff the archive of old orders below all orders, as far as the search of these finds them (extension). */
export function ArchivedOrders() {
  return (
    <IfAllowed operation={listArchivedOrders}>
      <OfStaff />
    </IfAllowed>
  )
}

/** Shows customers their orders at the former shop below their orders (extension). */
export function OwnArchivedOrders() {
  return (
    <IfOffered operation={listOwnArchivedOrders}>
      <OfCustomer />
    </IfOffered>
  )
}

const loadOfStaff: LoadPart<Order> = (api, query, options) =>
  api.callForPage(listArchivedOrders, { query }, options)

function OfStaff() {
  const search = useSearchParams()[0].get('q') ?? ''
  const list = usePartList(loadOfStaff, search)
  const rows = list.shown?.answer ?? []
  // Most shops have no archive, and a page of orders need not say so.
  if (list.loaded.status !== 'failed' && rows.length === 0 && (search === '' || list.shown === undefined))
    return null
  return (
    <Archive title={texts.heading} about={texts.about}>
      <NotReady loaded={list.loaded} texts={texts} lines={3} reload={() => void list.reload()} />
      {list.shown && rows.length === 0 && <Card>{texts.noneFound}</Card>}
      {rows.length > 0 && (
        <RecordTable
          caption={texts.heading}
          columns={[...columns.slice(0, 2), customerColumn, ...columns.slice(2)]}
          rows={rows}
          keyOf={keyOf}
        />
      )}
      <ListPages texts={texts} list={list} />
    </Archive>
  )
}

const loadOfCustomer: LoadPart<Order> = (api, { search: _, ...query }, options) =>
  api.callForPage(listOwnArchivedOrders, { query }, options)

function OfCustomer() {
  const list = usePartList(loadOfCustomer)
  const rows = list.shown?.answer ?? []
  if (rows.length === 0 && list.after === undefined) return null
  return (
    <Archive title={texts.own} about={texts.ownAbout}>
      <RecordTable caption={texts.own} columns={columns} rows={rows} keyOf={keyOf} />
      <ListPages texts={texts} list={list} />
    </Archive>
  )
}

interface ArchiveProps {
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}

function Archive({ title, about, children }: ArchiveProps) {
  return (
    <headingLevel.Provider value={2}>
      <DashboardPart title={title}>
        <Card>{about}</Card>
        {children}
      </DashboardPart>
    </headingLevel.Provider>
  )
}

const customerColumn: RecordColumn<Order> = {
  header: texts.columns.customer,
  cell: ({ name, receiver, email }) => (
    <span className="grid gap-1 wrap-anywhere">
      <span>{name || receiver || '–'}</span>
      {email && (
        <small className="font-normal text-soft">
          <EmailText email={email} />
        </small>
      )}
    </span>
  ),
}

const columns: readonly RecordColumn<Order>[] = [
  {
    header: texts.columns.number,
    cell: ({ number }) => (
      <span className="flex flex-wrap gap-2 items-baseline wrap-anywhere">
        {number}
        <Chip state="plain">{texts.archive}</Chip>
      </span>
    ),
  },
  { header: texts.columns.placed, cell: ({ placedAt }) => <LocalDay at={placedAt} /> },
  { header: texts.columns.items, cell: (order) => <Items order={order} /> },
  {
    header: texts.columns.total,
    figures: true,
    cell: ({ total, currency }) => texts.amount(total, currency),
  },
  {
    header: texts.columns.state,
    cell: ({ state }) => <span className="wrap-anywhere">{state || '–'}</span>,
  },
]

function Items({ order }: { readonly order: Order }) {
  const facts = factsOf(order)
  return (
    <div className="grid gap-1 wrap-anywhere">
      {order.items.length === 0 ? (
        <span>–</span>
      ) : (
        <ul className="grid gap-1 p-0 m-0 list-none">
          {order.items.map(({ name, sku, pieces, price }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an archived order never move.
            <li key={place}>
              {texts.item(pieces, name || sku)}
              {price !== undefined && (
                <span className="soft figure"> {priceOf(pieces, texts.amount(price, order.currency))}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <details>
          <summary className="min-h-(--target-link)">
            {texts.details}
            <span className="sr-only">{texts.ofOrder(order.number)}</span>
          </summary>
          <dl className="grid gap-2 m-0">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

/** Returns the price of a line; says that it is for one piece where there are several. */
function priceOf(pieces: string, amount: string): string {
  return Number(pieces) === 1 ? amount : texts.each(amount)
}

function factsOf(order: Order): readonly (readonly [string, string])[] {
  const { receiver, address, phone, currency } = order
  const amounts = (['discount', 'delivery', 'tax', 'refunded'] as const).flatMap((name) => {
    const amount = order[name]
    if (amount === undefined || Number(amount) === 0) return []
    return [[texts.facts[name], texts.amount(amount, currency)] as const]
  })
  const people = [
    [texts.facts.receiver, receiver],
    [texts.facts.address, address],
    [texts.facts.phone, phone],
  ] as const
  return [...people.flatMap(([name, value]) => (value ? [[name, value] as const] : [])), ...amounts]
}
