import type { WrittenRule } from '../data/queries/prices/price-rules.ts'
import { addCustomerGroup } from '../operations/prices/change-customer-groups.ts'
import { addPriceList } from '../operations/prices/change-price-lists.ts'
import { addPriceRule, stopPriceRule } from '../operations/prices/change-price-rules.ts'
import { applyPriceFile } from '../operations/prices/price-files.ts'
import { requestQuote } from '../operations/requests/request-quote.ts'
import { hourMs } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { addTool, granted, staff } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, byCustomer } from './valid-callers.ts'

/** Returns a code of 10 % on everything, without limits. */
export function madeUpRule(changes: Partial<WrittenRule> = {}): WrittenRule {
  return {
    name: 'Club',
    way: 'code',
    off: { kind: 'percent', hundredths: 1_000 },
    on: { kind: 'everything' },
    startsAt: null,
    endsAt: null,
    minimumCents: null,
    oncePerAccount: false,
    mostUses: null,
    code: changes.way === undefined || changes.way === 'code' ? newId() : null,
    groupId: null,
    ...changes,
  }
}

/** Returns the body of a new code. */
function codeBody() {
  return { name: 'Club', way: 'code', percent: 10, on: 'everything', code: newId() }
}

async function putRule({ shop }: TestApp, changes?: Partial<WrittenRule>): Promise<string> {
  return granted(await addPriceRule(shop, staff, madeUpRule(changes)))
}

async function putGroup({ shop }: TestApp): Promise<string> {
  return granted(await addCustomerGroup(shop, staff, { name: newId(), emails: ['ada@example.com'] }))
}

async function putPriceList({ shop }: TestApp): Promise<string> {
  return granted(await addPriceList(shop, staff, { name: newId(), rateHundredths: 1_000 }))
}

async function putPrice({ shop }: TestApp, list: string): Promise<void> {
  const csv = `${await addTool(shop, { stock: 5 })},9.00,1`
  granted(await applyPriceFile(shop, staff, list, { csv, others: 'keep', version: 1 }))
}

/** A valid call of each operation on price rules, price lists and groups of customers. */
export const validPriceCalls = {
  listPriceRules: async (app: TestApp) => {
    await putRule(app)
    return byAdmin(app, { query: { phase: 'running' } })
  },
  getPriceRule: async (app: TestApp) => byAdmin(app, { params: { id: await putRule(app) } }),
  addPriceRule: (app: TestApp) => byAdmin(app, { body: codeBody() }),
  changePriceRule: async (app: TestApp) => {
    const code = newId()
    const id = await putRule(app, { code })
    return byAdmin(app, { params: { id }, body: { ...codeBody(), code, percent: 15, version: 1 } })
  },
  stopPriceRule: async (app: TestApp) => byAdmin(app, { params: { id: await putRule(app) } }),
  resumePriceRule: async (app: TestApp) => {
    const id = await putRule(app)
    granted(await stopPriceRule(app.shop, staff, id))
    return byAdmin(app, { params: { id } })
  },
  deletePriceRule: async (app: TestApp) =>
    byAdmin(app, { params: { id: await putRule(app, { startsAt: app.shop.clock() + hourMs }) } }),
  previewPriceRule: (app: TestApp) =>
    byAdmin(app, { body: { way: 'sale', percent: 20, on: 'everything', startsAt: null, endsAt: null } }),
  listCustomerGroups: async (app: TestApp) => {
    await putGroup(app)
    return byAdmin(app)
  },
  getCustomerGroup: async (app: TestApp) => byAdmin(app, { params: { id: await putGroup(app) } }),
  addCustomerGroup: (app: TestApp) => byAdmin(app, { body: { name: newId(), emails: ['Ada@example.com'] } }),
  changeCustomerGroup: async (app: TestApp) =>
    byAdmin(app, {
      params: { id: await putGroup(app) },
      body: { name: newId(), emails: ['ada@example.com', 'bob@example.com'], version: 1 },
    }),
  deleteCustomerGroup: async (app: TestApp) => byAdmin(app, { params: { id: await putGroup(app) } }),
  listPriceLists: async (app: TestApp) => {
    await putPriceList(app)
    return byAdmin(app)
  },
  addPriceList: (app: TestApp) => byAdmin(app, { body: { name: newId(), percent: 12.5 } }),
  changePriceList: async (app: TestApp) =>
    byAdmin(app, {
      params: { id: await putPriceList(app) },
      body: { name: newId(), percent: 0, version: 1 },
    }),
  deletePriceList: async (app: TestApp) => byAdmin(app, { params: { id: await putPriceList(app) } }),
  listListedPrices: async (app: TestApp) => {
    const list = await putPriceList(app)
    await putPrice(app, list)
    return byAdmin(app, { params: { id: list } })
  },
  exportListedPrices: async (app: TestApp) => {
    const list = await putPriceList(app)
    await putPrice(app, list)
    return byAdmin(app, { query: { list } })
  },
  checkPriceFile: async (app: TestApp) => {
    const id = await putPriceList(app)
    return byAdmin(app, { params: { id }, body: { csv: 'unknown,9.00,1', others: 'keep' } })
  },
  applyPriceFile: async (app: TestApp) => {
    const id = await putPriceList(app)
    const csv = `number,price,from\n${await addTool(app.shop, { stock: 5 })},9.00,1`
    return byAdmin(app, { params: { id }, body: { csv, others: 'remove', version: 1 } })
  },
  quoteOwnPrices: async (app: TestApp) => {
    const lines = [{ Id: await addTool(app.shop, { stock: 10 }), quantity: 2 }]
    return byCustomer(app, () => ({ body: { lines } }))
  },
  quoteOwnPricesOfRequest: async (app: TestApp) => {
    const asked = {
      kind: 'quote',
      name: 'Ada',
      email: 'ada@example.com',
      phone: '',
      message: 'Twenty chains',
    } as const
    const id = granted(await requestQuote(app.shop, { ...asked, partId: null }))
    const lines = [{ Id: await addTool(app.shop, { stock: 10 }) }]
    return byAdmin(app, { params: { id }, body: { lines } })
  },
  quoteDiscount: async (app: TestApp) => {
    const lines = [{ Id: await addTool(app.shop, { stock: 10 }), quantity: 2 }]
    return { body: { lines, code: 'CLUB10', deliverTo: { country: 'DE' }, way: 'parcel' as const } }
  },
  quoteOwnDiscount: async (app: TestApp) => {
    const lines = [{ Id: await addTool(app.shop, { stock: 10 }), quantity: 2 }]
    return byCustomer(app, () => ({ body: { lines } }))
  },
}
