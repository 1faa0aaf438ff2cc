import { done } from '../../domain/outcome.ts'
import { upsertMovedCustomers } from '../data/queries/moving/moved-customers.ts'
import { addRedirect } from '../operations/moving/redirects.ts'
import { newId } from '../platform/ids.ts'
import { granted, staff } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, byCustomer } from './valid-callers.ts'

/** Returns an old address that no other redirect has. */
function oldAddress(): string {
  return `/products/${newId()}`
}

async function putRedirect({ shop }: TestApp): Promise<string> {
  return granted(await addRedirect(shop, staff, { from: oldAddress(), to: '/tools' }))
}

async function putCustomer({ shop }: TestApp): Promise<string> {
  const email = `${newId()}@example.com`
  const customer = {
    email,
    name: 'Grace Hopper',
    phone: '',
    company: '',
    lines: [],
    postcode: '',
    city: '',
    region: '',
    country: '',
    address: '',
  }
  await shop.database.write(async (transaction) =>
    done(await upsertMovedCustomers(transaction, [customer], { importId: newId(), now: shop.clock() })),
  )
  return email
}

/** A valid call of each operation on what moves in from a former shop. */
export const validMovingCalls = {
  listRedirects: (app: TestApp) => byAdmin(app),
  addRedirect: (app: TestApp) => byAdmin(app, { body: { from: oldAddress(), to: '/tools' } }),
  changeRedirect: async (app: TestApp) =>
    byAdmin(app, { params: { id: await putRedirect(app) }, body: { from: oldAddress(), to: '/items' } }),
  deleteRedirect: async (app: TestApp) => byAdmin(app, { params: { id: await putRedirect(app) } }),
  listMovedCustomers: async (app: TestApp) => {
    await putCustomer(app)
    return byAdmin(app)
  },
  deleteMovedCustomer: async (app: TestApp) => byAdmin(app, { params: { email: await putCustomer(app) } }),
  listArchivedOrders: (app: TestApp) => byAdmin(app),
  listOwnArchivedOrders: (app: TestApp) => byCustomer(app, () => ({})),
  sumArchivedOrders: (app: TestApp) => byAdmin(app, { query: { from: '2026-01-01', to: '2026-01-31' } }),
  exportCustomers: (app: TestApp) => byAdmin(app),
  exportArchivedOrders: (app: TestApp) => byAdmin(app, { query: { columns: 'shopify' } }),
  exportRedirects: (app: TestApp) => byAdmin(app),
}
