import { addKeptList } from '../operations/orders/keep-lists.ts'
import type { Caller } from '../operations/shop.ts'
import { addCustomer, addTool, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byCustomer } from './valid-callers.ts'

const whip = { Id: 'whip', quantity: 2, name: 'Chain whip' }

async function keeping({ shop, tokenOf }: TestApp) {
  const caller: Caller = await addCustomer(shop)
  const list = { name: 'Spring order', shared: false, lines: [], idempotencyKey: undefined }
  const id = granted(await addKeptList(shop, caller, list))
  return { caller, token: await tokenOf(caller), params: { id } }
}

export const validListCalls = {
  listKeptLists: (app: TestApp) => byCustomer(app, () => ({})),
  getKeptList: keeping,
  addKeptList: (app: TestApp) =>
    byCustomer(app, () => ({ body: { name: 'Spring order', shared: false, lines: [whip] } })),
  changeKeptList: async (app: TestApp) => ({
    ...(await keeping(app)),
    body: { version: 1, name: 'Autumn order', shared: false, lines: [whip] },
  }),
  addToKeptList: async (app: TestApp) => ({ ...(await keeping(app)), body: { lines: [whip] } }),
  deleteKeptList: keeping,
  findByNumbers: async (app: TestApp) => {
    const id = await addTool(app.shop, { stock: 5 })
    return byCustomer(app, () => ({ body: { numbers: [id, 'unknown'] } }))
  },
}
