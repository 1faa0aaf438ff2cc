import { listAsking } from '../../data/queries/companies/managed-companies.ts'
import { listEmails } from '../../data/queries/emails/listed-messages.ts'
import { listQuotes } from '../../data/queries/quotes.ts'
import type { CatalogueSearch } from '../../search/catalogue-search.ts'
import type { Caller, Shop } from '../shop.ts'
import { mostUrgent } from './low-products.ts'
import { listMissingData } from './missing-data.ts'
import { listMissingNames } from './missing-names.ts'
import { listMissingWeights } from './missing-weights.ts'
import { listOverdue } from './overdue-invoices.ts'
import { listPaymentsToCheck } from './payments-to-check.ts'

const shownRows = 5
/** Counting stops here, because a higher count is shown as "many" and would load a busy shop. */
const mostCounted = 50

/** Returns the open tasks of staff. A bookkeeper gets only the payments and the overdue invoices. */
export async function getBoard(
  shop: Shop,
  catalogue: Pick<CatalogueSearch, 'countUnnamed' | 'lowProducts'>,
  caller: Caller,
) {
  const [toCheck, overdue] = await Promise.all([
    listPaymentsToCheck(shop, mostCounted + 1),
    listOverdue(shop, shownRows),
  ])
  const payments = partOf(toCheck)
  if (caller.role !== 'admin') return { payments, overdue }
  const { read } = shop.database
  const page = { limit: mostCounted + 1, after: undefined }
  const [{ low, anyTool: anyProduct }, requests, asking, emails, missing, weights, names] = await Promise.all(
    [
      catalogue.lowProducts(),
      listQuotes(read, { search: '', byAge: 'asc', state: 'open' }, page),
      listAsking(read, page.limit),
      listEmails(read, { search: '', oldestFirst: false, state: 'failed' }, page),
      listMissingData(shop),
      listMissingWeights(shop),
      listMissingNames(shop, catalogue),
    ],
  )
  return {
    low: {
      rows: await mostUrgent(shop, low, shownRows),
      // The catalogue in memory has all products, so the count is exact.
      count: low.length,
      more: false,
      anyTool: anyProduct,
    },
    requests: partOf(requests?.rows ?? []),
    companies: asking.length > 0 ? partOf(asking) : undefined,
    payments,
    overdue,
    emails: partOf(emails?.rows ?? []),
    missing: missing && partOf(missing),
    weights: weights && partOf(weights),
    names: names && { rows: names, count: names.length, more: false },
  }
}

function partOf<Row>(rows: readonly Row[]) {
  const count = Math.min(rows.length, mostCounted)
  return { rows: rows.slice(0, shownRows), count, more: rows.length > count }
}
