import { afterAll, beforeAll, expect, test } from 'vitest'
import type { allOperations } from '../../../contract/all-operations.ts'
import { hourIn } from '../../../domain/shop/shop-days.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { watchedEngine } from '../../data/testing/watched-engine.ts'
import { hourMs } from '../../platform/clock.ts'
import { setUpAccounting } from '../../testing/accounting.ts'
import { callApi, operationOf, type WireCall } from '../../testing/api-call.ts'
import { deskRows, userOf } from '../../testing/desk-ids.ts'
import { addDeskRows } from '../../testing/desk-rows.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type AnyOperation = (typeof allOperations)[number]
/** The reads of the dashboard's pages, without those of an order's own page. */
type DeskRead =
  | Extract<AnyOperation, { method: 'GET'; access: 'admin' }>['id']
  | 'quickSearch'
  | 'getOrder'
  | 'getTimeline'

interface Read extends Pick<WireCall, 'params' | 'query'> {
  /** Includes the statement that finds the caller. */
  readonly statements: number
  /** On PostgreSQL, if different. */
  readonly onPostgres?: number
  /** The number depends on the kinds of the results, not on how many there are. */
  readonly orFewer?: true
  /** The answer is equally long with few and many rows. */
  readonly alike?: true
}

const page = { query: { limit: '50' } }
const ofOrder = { params: { id: deskRows.order } }
const ofImport = { params: { id: deskRows.import } }
const ofSection = { params: { section: 'company' } }
const ofText = { params: { page: 'privacy' } }
const ofWeek = { query: { days: '7' } }

/** Every read of the desk with its number of statements. A new read without an entry is a type error. */
const reads: Readonly<Record<DeskRead, Read>> = {
  listProducts: { statements: 2, ...page },
  getPictureForms: { statements: 2, query: { img: '/pictures/hub.webp' }, alike: true },
  getCutOuts: { statements: 2, alike: true },
  getProduct: { statements: 2, params: { id: deskRows.tool }, alike: true },
  listImports: { statements: 2, ...page },
  getImport: { statements: 3, onPostgres: 4, ...ofImport, alike: true },
  listImportRows: { statements: 3, ...ofImport, ...page },
  listImportPictures: { statements: 3, ...ofImport, ...page },
  listMovements: { statements: 3, params: { id: deskRows.tool }, ...page },
  listMakers: { statements: 3 },
  // The shop of this test has nothing of a former shop.
  listRedirects: { statements: 2, ...page, alike: true },
  listMovedCustomers: { statements: 2, ...page, alike: true },
  listArchivedOrders: { statements: 2, ...page, alike: true },
  sumArchivedOrders: { statements: 2, query: { from: '2026-01-01', to: '2026-01-31' }, alike: true },
  exportRedirects: { statements: 5, alike: true },
  exportArchivedOrders: { statements: 5, alike: true },
  exportCustomers: { statements: 7 },
  // The names of products and groups, and the sums, are read for all rows at once.
  listPriceRules: { statements: 5, ...page },
  getPriceRule: { statements: 5, params: { id: deskRows.rule }, alike: true },
  listCompanies: { statements: 2 },
  getCompany: { statements: 4, params: { id: deskRows.company }, alike: true },
  listCustomerGroups: { statements: 4 },
  listPriceLists: { statements: 4 },
  listListedPrices: { statements: 3, params: { id: deskRows.priceList }, ...page },
  getCustomerGroup: { statements: 3, params: { id: deskRows.group }, alike: true },
  // The shop of this test has no families.
  listFamilies: { statements: 2, alike: true },
  listRestockDemand: { statements: 2 },
  listWrittenReviews: { statements: 2, ...page },
  getFigures: { statements: 20, ...ofWeek, alike: true },
  exportFigures: { statements: 20, ...ofWeek, alike: true },
  exportPostings: { statements: 7, alike: true },
  exportEInvoices: { statements: 5, alike: true },
  getVisits: { statements: 10, ...ofWeek, alike: true },
  exportVisits: { statements: 13, ...ofWeek, alike: true },
  getBoard: { statements: 23 },
  listPaymentsToCheck: { statements: 12 },
  // Reads tools and parts only if the search found some.
  quickSearch: { statements: 10, onPostgres: 13, orFewer: true, query: { q: 'desk' } },
  listUsers: { statements: 2, ...page },
  // The last reads the parcels of all rows.
  listOrders: { statements: 3, ...page },
  getOrderTotals: { statements: 3, alike: true },
  // The last statement finds invoices with unprintable letters.
  getOrder: { statements: 4, ...ofOrder, alike: true },
  getTimeline: { statements: 14, ...ofOrder },
  // Nothing waits with this code; a found order is read with its parcels.
  findPickUps: { statements: 2, query: { wanted: '123 456' }, alike: true },
  listInvoices: { statements: 2, ...page },
  // Papers of days that have passed come from memory.
  sumTaxes: { statements: 5, alike: true },
  // The orders and sums of all rows are read at once.
  listReceivables: { statements: 4, ...page },
  sumReceivables: { statements: 5, alike: true },
  listOwingCompanies: { statements: 3, ...page },
  getReceivable: { statements: 6, params: { number: 'INV-00001' } },
  listTransfers: { statements: 4, ...page },
  exportReceivables: { statements: 7 },
  listOwedRefunds: { statements: 7 },
  getCreditOf: { statements: 5, params: { email: userOf(0).email }, alike: true },
  listQuotes: { statements: 3, ...page },
  getQuote: { statements: 8, params: { id: deskRows.request } },
  listOffers: { statements: 5, ...page },
  listEmails: { statements: 2, ...page },
  listAlerts: { statements: 2 },
  listWebhooks: { statements: 2 },
  listDeliveries: { statements: 3, params: { id: deskRows.webhook }, ...page },
  getDelivery: { statements: 2, params: { id: deskRows.delivery }, alike: true },
  getNotifications: { statements: 2, alike: true },
  // An export is noted in the record of changes.
  exportOrders: { statements: 6 },
  exportInvoices: { statements: 5 },
  exportTools: { statements: 5 },
  exportProductsForShopify: { statements: 6 },
  exportProducts: { statements: 5 },
  exportItems: { statements: 5 },
  exportUsers: { statements: 5 },
  exportReviews: { statements: 5 },
  exportQuotes: { statements: 6 },
  exportEmails: { statements: 5 },
  exportPaymentsToCheck: { statements: 15 },
  exportListedPrices: { statements: 6, query: { list: deskRows.priceList } },
  listApiKeys: { statements: 2, alike: true },
  listKeyOperations: { statements: 1, alike: true },
  listChanges: { statements: 2, ...page },
  verifyChanges: { statements: 3, alike: true },
  getProof: { statements: 2, alike: true },
  getSettings: { statements: 2, ...ofSection, alike: true },
  // Settings and products come from memory.
  listOwnersWords: { statements: 2, alike: true },
  listSettingVersions: { statements: 2, ...ofSection },
  getSetup: { statements: 4, alike: true },
  listTexts: { statements: 2, alike: true },
  getTextSource: { statements: 2, ...ofText, alike: true },
  listTextVersions: { statements: 2, ...ofText },
}
const readIds = Object.keys(reads) as readonly DeskRead[]

describeOnEveryEngine('A read of the desk', (engine) => {
  let app: TestApp
  let token: string
  const statements: string[] = []
  const [few, many] = [new Map<DeskRead, Answer>(), new Map<DeskRead, Answer>()]

  type Answer = Awaited<ReturnType<typeof answerOf>>

  async function answerOf(id: DeskRead) {
    const { params = {}, query = {} } = reads[id]
    const call = () => callApi(app, operationOf(id), { token, params, query })
    // The first call also fills the caches of the process.
    await call()
    const before = statements.length
    const { statusCode, body } = await call()
    return { statusCode, body, statements: statements.slice(before) }
  }

  beforeAll(async () => {
    app = await openTestApp(watchedEngine(engine, ({ sql }) => statements.push(sql)))
    // In the first hour of the shop's day, yesterday's figures are still summed.
    const { timeZone } = (await app.shop.settings.read()).money
    while (hourIn(timeZone, app.shop.clock()) < 2) app.shop.clock.moveBy(hourMs)
    token = await app.tokenOf(await addAdmin(app.shop))
    await setUpAccounting(app.shop)
    await addDeskRows(app.shop, 0, 2)
    for (const id of readIds) few.set(id, await answerOf(id))
    await addDeskRows(app.shop, 2, 50)
    for (const id of readIds) many.set(id, await answerOf(id))
  })
  afterAll(() => app.drop())

  test.each(readIds)('%s runs as many statements for fifty rows as for two', (id) => {
    const { statements: onSqlite, onPostgres = onSqlite, orFewer = false, alike = false } = reads[id]
    const expected = engine.name === 'PostgreSQL' ? onPostgres : onSqlite
    const [two, fifty] = [few.get(id), many.get(id)]
    expect([two?.statusCode, fifty?.statusCode], two?.body).toEqual([200, 200])
    const longer = 'fifty rows make the answer no longer than two: is it alike?'
    if (!alike) expect(fifty?.body.length, longer).toBeGreaterThan(two?.body.length ?? 0)
    for (const { statements: asked = [] } of [two ?? {}, fifty ?? {}]) {
      if (orFewer) expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(expected)
      else expect(asked, asked.join('\n')).toHaveLength(expected)
    }
  })
})
