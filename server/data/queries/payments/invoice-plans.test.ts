import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlansDatabase, type PlansDatabase } from '../../testing/plans-database.ts'
import { type ReadListPage, readPlans } from '../../testing/query-plans.ts'
import { findPaperInstants, sumPapers } from '../figures/papers.ts'
import { findInvoice, listInvoices, listInvoicesOfOrders, listInvoicesOfPayment } from './invoices.ts'
import { listNumbersAfter, listPaymentsWithInvoice } from './proved-invoices.ts'

/** Reads without a cursor, so that there is no next page. */
const once =
  (read: (db: Parameters<ReadListPage>[0]) => Promise<unknown>): ReadListPage =>
  async (db) => {
    await read(db)
    return undefined
  }

describe('Invoices', () => {
  let plans: PlansDatabase
  beforeAll(async () => {
    plans = await openPlansDatabase()
  })
  afterAll(() => plans.remove())
  const days = { from: 1, to: 2 }

  test.each<[string, string, ReadListPage]>([
    ['list', 'invoices_by_day', (db, page) => listInvoices(db, { from: undefined, to: undefined }, page)],
    ['list of days', 'invoices_by_day', (db, page) => listInvoices(db, days, page)],
    ['list of a payment', 'invoices_of_payment', once((db) => listInvoicesOfPayment(db, 'pi'))],
    [
      'number',
      'invoices_numbered|sqlite_autoindex_invoices_2',
      once((db) => findInvoice(db, { kind: 'invoice', number: 1 })),
    ],
    [
      'list of orders',
      'invoices_of_payment',
      once((db) => listInvoicesOfOrders(db, { orderIds: ['o', 'p'] })),
    ],
    ['list of a customer', 'invoices_of_payment', once((db) => listInvoicesOfOrders(db, { userId: 'u' }))],
  ])('have their %s read from %s, and no table read whole', async (_, index, readPage) => {
    const [plan = ''] = await readPlans(plans.connection, readPage)
    expect(plan).toMatch(new RegExp(`(SCAN|SEARCH) invoices USING INDEX (${index})\\b`))
    expect(plan).not.toMatch(/SCAN (?!.*USING)/)
  })

  test.each<[string, ReadListPage]>([
    ['the papers of a day', once((db) => sumPapers(db, days))],
    ['the first and the last paper', once(findPaperInstants)],
  ])('are summed or found for %s in an index alone, because their rows are large', async (_, readPage) => {
    for (const plan of await readPlans(plans.connection, readPage))
      expect(plan).toMatch(
        /(SCAN|SEARCH) invoices USING COVERING INDEX invoices_by_day\b|invoice_taxes_by_day/,
      )
  })

  test.each<[string, ReadListPage]>([
    ['each payment', once((db) => listPaymentsWithInvoice(db, 'pi', 250))],
    ['a series of numbers', once((db) => listNumbersAfter(db, 'invoice', 250, 250))],
  ])('are proved for %s by indexes only', async (_, readPage) => {
    const [plan = ''] = await readPlans(plans.connection, readPage)
    expect(plan).not.toMatch(/SCAN|TEMP B-TREE/)
  })

  test('are checked by reading only the rows of one payment and its orders, even if many others have an invoice', async () => {
    const [plan = ''] = await readPlans(
      plans.connection,
      once((db) => listPaymentsWithInvoice(db, 'pi', 250)),
    )
    const others = plan
      .split('\n')
      .filter(
        (step) =>
          step.startsWith('SEARCH') && !/\((id|invoice_id|intent_id|refund_id|order_id)[=>]/.test(step),
      )
    expect(others).toEqual([])
    expect(plan).toContain('SEARCH invoice USING INDEX invoice_of_payment (intent_id=?)')
  })
})
