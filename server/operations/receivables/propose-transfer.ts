import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import { numbersIn } from '../../../domain/receivables/numbers-in-text.ts'
import { proposeAssignments } from '../../../domain/receivables/propose-assignments.ts'
import {
  findOpenItems,
  listOpenItemsOf,
  listOrdersOfItems,
  type OpenItem,
} from '../../data/queries/payments/open-items.ts'
import { findNamedCompany, type NamedCompany } from '../../data/queries/payments/owing-companies.ts'
import type { Shop } from '../shop.ts'

/** A proposal looks at this many open invoices of a company. */
const mostOpen = 500

/** A text names this many invoices at most; further numbers are ignored. */
const mostNamed = 200

interface Arrived {
  readonly companyId: string | undefined
  readonly amountCents: number
  readonly reference: string
}

/** An open invoice with its part of a transfer. */
export interface ProposedPart {
  readonly item: OpenItem
  readonly references: readonly string[]
  readonly cents: number
  readonly isNamed: boolean
}

interface Proposal {
  readonly company: NamedCompany | null
  readonly parts: readonly ProposedPart[]
  readonly restCents: number
}

/** Proposes what a transfer pays. Without a company, the invoices that its text names say which one paid. */
export async function proposeTransfer(
  { database: { read } }: Pick<Shop, 'database'>,
  { companyId, amountCents, reference }: Arrived,
): Promise<Outcome<Proposal>> {
  const numbers = [...numbersIn(reference)].slice(0, mostNamed)
  const named = [...(await findOpenItems(read, numbers)).values()]
  const paying = companyId ?? onlyCompany(named)
  if (paying === undefined) return done({ company: null, parts: [], restCents: amountCents })
  const company = await findNamedCompany(read, paying)
  if (!company) return refusedAt('company', 'TRANSFER_COMPANY_UNKNOWN')
  const open = await openItemsOf(read, paying, named)
  const orders = await listOrdersOfItems(
    read,
    open.map(({ intentId }) => intentId),
  )
  const referencesOf = ({ intentId }: OpenItem) =>
    (orders.get(intentId) ?? []).flatMap(({ reference: own }) => own ?? [])
  const invoices = open.map((item) => ({
    ...item,
    item,
    references: referencesOf(item),
    isDisputed: item.disputedAt !== null,
  }))
  const proposed = new Map(
    proposeAssignments(invoices, reference, amountCents).map((part) => [part.invoice.id, part]),
  )
  const parts = invoices.map(({ item, references }) => {
    const part = proposed.get(item.id)
    return { item, references, cents: part?.cents ?? 0, isNamed: part?.isNamed ?? false }
  })
  return done({ company, parts, restCents: parts.reduce((left, { cents }) => left - cents, amountCents) })
}

/** Returns the company of all named invoices; undefined for none or several. */
function onlyCompany(named: readonly OpenItem[]): string | undefined {
  const companies = new Set(named.map(({ companyId }) => companyId))
  return companies.size === 1 ? named[0]?.companyId : undefined
}

/** Returns the oldest open invoices of a company, and those that the text names. */
async function openItemsOf(
  read: Parameters<typeof listOpenItemsOf>[0],
  companyId: string,
  named: readonly OpenItem[],
): Promise<readonly OpenItem[]> {
  const oldest = await listOpenItemsOf(read, companyId, mostOpen)
  const known = new Set(oldest.map(({ id }) => id))
  const further = named.filter(
    (item) => item.companyId === companyId && item.closedAt === null && !known.has(item.id),
  )
  return [...oldest, ...further]
}
