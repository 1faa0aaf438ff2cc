import { createExportLink } from '../operations/exports/export-links.ts'
import { setUpAccounting } from './accounting.ts'
import { bookSomething, payForSomething } from './buying.ts'
import { setUpEInvoices } from './e-invoices.ts'
import { oweInvoice } from './receivables.ts'
import { addAdmin, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin } from './valid-callers.ts'
import { writeReview } from './valid-review-calls.ts'

export const validExportCalls = {
  exportOrders: async (app: TestApp) => {
    await bookSomething(app.shop)
    return byAdmin(app)
  },
  exportInvoices: async (app: TestApp) => {
    await payForSomething(app.shop)
    return byAdmin(app)
  },
  exportReceivables: async (app: TestApp) => {
    await oweInvoice(app.shop)
    return byAdmin(app)
  },
  exportTools: (app: TestApp) => byAdmin(app),
  exportProductsForShopify: (app: TestApp) => byAdmin(app),
  exportProducts: (app: TestApp) => byAdmin(app),
  exportItems: (app: TestApp) => byAdmin(app),
  exportUsers: (app: TestApp) => byAdmin(app),
  exportReviews: async (app: TestApp) => {
    await writeReview(app)
    return byAdmin(app)
  },
  exportEmails: (app: TestApp) => byAdmin(app),
  exportPaymentsToCheck: (app: TestApp) => byAdmin(app),
  exportFigures: (app: TestApp) => byAdmin(app, { query: { days: '7' } }),
  exportEInvoices: async (app: TestApp) => {
    await setUpEInvoices(app.shop)
    return byAdmin(app)
  },
  exportPostings: async (app: TestApp) => {
    await setUpAccounting(app.shop)
    return byAdmin(app)
  },
  exportVisits: (app: TestApp) => byAdmin(app, { query: { days: '7' } }),
  createExportLink: (app: TestApp) =>
    byAdmin(app, { params: { list: 'orders' }, body: { query: { state: 'unpaid' } } }),
  saveExport: async ({ shop }: TestApp) => {
    const wanted = { list: 'orders', query: { state: 'unpaid' } }
    return { body: { secret: granted(await createExportLink(shop, await addAdmin(shop), wanted)).secret } }
  },
}
