import { addAddress } from '../operations/addresses/keep-addresses.ts'
import { bookSomething } from './buying.ts'
import { addCustomer, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byCustomer } from './valid-callers.ts'

const workshop = { name: 'Ada Lovelace', address: '1 Spoke Lane\nTown', phone: '555 0100' }

async function customerWithAddress({ shop, tokenOf }: TestApp) {
  const caller = await addCustomer(shop)
  const id = granted(await addAddress(shop, caller, workshop))
  return { caller, token: await tokenOf(caller), params: { id } }
}

export const validAddressCalls = {
  listAddresses: (app: TestApp) => byCustomer(app, () => ({})),
  addAddress: (app: TestApp) => byCustomer(app, () => ({ body: workshop })),
  changeAddress: async (app: TestApp) => ({
    ...(await customerWithAddress(app)),
    body: { ...workshop, phone: '555 0199' },
  }),
  deleteAddress: customerWithAddress,
  setDeliveryAddress: async ({ shop, tokenOf }: TestApp) => {
    const { customer: caller, orderId } = await bookSomething(shop)
    return { caller, token: await tokenOf(caller), body: { orders: [orderId], ...workshop } }
  },
}
