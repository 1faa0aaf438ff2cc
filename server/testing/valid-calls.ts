import { originalVersion } from '../../contract/shop/settings.ts'
import { formatInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import { findChangeHead } from '../data/queries/changes/changes.ts'
import { listInvoicesOfOrders } from '../data/queries/payments/invoices.ts'
import { deleteProduct } from '../operations/catalogue/delete-product.ts'
import { proveNumbers } from '../operations/proof/prove-numbers.ts'
import { readSection } from '../operations/settings/read-settings.ts'
import { newId } from '../platform/ids.ts'
import type { OperationId, WireCall } from './api-call.ts'
import {
  bookSomething,
  openPayment,
  payAtProvider,
  payCancelledOrder,
  payForSomething,
  sendAnyway,
  sentInTwoParcels,
} from './buying.ts'
import { payToAddress, setUpEInvoices } from './e-invoices.ts'
import { addAdmin, addTool, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { issuedWithUnprintedLetters } from './unprinted-invoices.ts'
import { validAccountCalls } from './valid-account-calls.ts'
import { validAddressCalls } from './valid-address-calls.ts'
import { validAgentCalls } from './valid-agent-calls.ts'
import { validApiKeyCalls } from './valid-api-key-calls.ts'
import { byAdmin, byCustomer, type ValidCall } from './valid-callers.ts'
import { validCompanyCalls } from './valid-company-calls.ts'
import { validCreditCalls } from './valid-credit-calls.ts'
import { validDeskCalls } from './valid-desk-calls.ts'
import { validExportCalls } from './valid-export-calls.ts'
import { validListCalls } from './valid-list-calls.ts'
import { validMakerCalls } from './valid-maker-calls.ts'
import { validMovingCalls } from './valid-moving-calls.ts'
import { validOnAccountCalls } from './valid-on-account-calls.ts'
import { validPickUpCalls } from './valid-pick-up-calls.ts'
import { validPriceCalls } from './valid-price-calls.ts'
import { validProductCalls } from './valid-product-calls.ts'
import { validQuoteCalls } from './valid-quote-calls.ts'
import { validReceivableCalls } from './valid-receivable-calls.ts'
import { validRestockCalls } from './valid-restock-calls.ts'
import { validReviewCalls } from './valid-review-calls.ts'
import { validRightsCalls } from './valid-rights-calls.ts'
import { validSpecKeyCalls } from './valid-spec-key-calls.ts'
import { validTextCalls } from './valid-text-calls.ts'
import { validVisitCalls } from './valid-visit-calls.ts'
import { validWebhookCalls } from './valid-webhook-calls.ts'

async function onNewOrder(
  app: TestApp,
  call: (bought: Awaited<ReturnType<typeof bookSomething>>) => Promise<WireCall> | WireCall,
): Promise<ValidCall> {
  const bought = await bookSomething(app.shop)
  const { customer: caller } = bought
  return { ...(await call(bought)), caller, token: await app.tokenOf(caller) }
}

/**
 * A successful call of every operation of the contract, on data created for it. A new operation needs an entry here,
 * which also gives it the tests of access and input.
 */
export const validCalls: Readonly<Record<OperationId, (app: TestApp) => Promise<ValidCall>>> = {
  ...validApiKeyCalls,
  ...validAgentCalls,
  ...validCompanyCalls,
  ...validCreditCalls,
  ...validOnAccountCalls,
  ...validExportCalls,
  ...validMakerCalls,
  ...validMovingCalls,
  ...validPriceCalls,
  ...validProductCalls,
  ...validQuoteCalls,
  ...validReceivableCalls,
  ...validRestockCalls,
  ...validReviewCalls,
  ...validRightsCalls,
  ...validSpecKeyCalls,
  getToolGuide: async ({ shop }) => ({ params: { id: await addTool(shop, { stock: 5 }) } }),
  listItems: async () => ({}),
  listChosenTools: async ({ shop }) => ({ query: { ids: `${await addTool(shop, { stock: 5 })},gone` } }),
  countTools: async () => ({ query: { q: 'wrench', category: 'Wrenches', filter: 'stock:in;price:5..' } }),
  countItems: async () => ({ query: { filter: 'spec.holes:32..' } }),
  searchProducts: async () => ({ query: { q: '15 mm spanner' } }),
  listStandards: async () => ({}),
  listJobs: async () => ({}),
  findFit: async () => ({ query: { group: 'bottom-brackets', measure: 'thread', value: '34.8' } }),
  getJob: async () => ({ params: { id: 'replace-a-cassette' } }),
  listEmails: async (app) => {
    await bookSomething(app.shop)
    return byAdmin(app)
  },

  ...validAccountCalls,
  ...validAddressCalls,
  ...validListCalls,
  getProfile: (app) => byCustomer(app, ({ email }) => ({ params: { email } })),
  saveProfile: (app) =>
    byCustomer(app, ({ email }) => ({
      params: { email },
      body: { img: '', name: 'Ada', email, address: '1 Lane', status: 'Mechanic', phone: '1' },
    })),
  bookTool: async (app) => {
    const productId = await addTool(app.shop, { stock: 1_000_000 })
    return byCustomer(app, ({ email }) => ({
      headers: { 'idempotency-key': 'a-key' },
      body: {
        Id: productId,
        tool: 'Spoke wrench',
        availableQuantity: 5,
        minOrderQuantity: 1,
        quantity: 2,
        price: 25,
        customer: email,
        userName: 'Ada',
        userPhone: '1',
      },
    }))
  },
  bookTogether: async (app) => {
    const tools = [await addTool(app.shop, { stock: 1_000 }), await addTool(app.shop, { stock: 1_000 })]
    return byCustomer(app, () => ({
      headers: { 'idempotency-key': 'a-key' },
      body: {
        lines: tools.map((Id) => ({ Id, quantity: 2 })),
        userName: 'Ada',
        userPhone: '1',
      },
    }))
  },
  getBasket: (app) => byCustomer(app, () => ({})),
  putBasket: (app) =>
    byCustomer(app, () => ({
      body: { version: 0, lines: [{ Id: 'whip', quantity: 2, name: 'Chain whip', price: 12.5 }] },
    })),
  listChosenOrders: async (app) => {
    const { orderId } = await bookSomething(app.shop)
    return byCustomer(app, () => ({ query: { orders: `${orderId},unknown` } }))
  },
  listOrders: async (app) => {
    await bookSomething(app.shop)
    return byAdmin(app)
  },
  getOrderTotals: async (app) => {
    await bookSomething(app.shop)
    return byAdmin(app)
  },
  listInvoices: async (app) => {
    await payForSomething(app.shop)
    return byAdmin(app, { query: { from: '2000-01-01' } })
  },
  sumTaxes: async (app) => {
    await payForSomething(app.shop)
    return byAdmin(app, { query: { from: '2000-01-01' } })
  },
  getInvoice: async (app) => {
    const { customer: caller, orderId } = await payForSomething(app.shop)
    const [invoice] = await listInvoicesOfOrders(app.shop.database.read, { orderIds: [orderId] })
    if (!invoice) throw new Error('The paid order has no invoice')
    const params = { number: formatInvoiceNumber(invoice) }
    return { params, caller, token: await app.tokenOf(caller) }
  },
  getEInvoice: async (app) => {
    await setUpEInvoices(app.shop)
    const { customer: caller, number } = await payToAddress(app.shop)
    return { params: { number }, query: { format: 'xrechnung' }, caller, token: await app.tokenOf(caller) }
  },
  markSent: async (app) => {
    const { orderId } = await payForSomething(app.shop)
    const body = { carrier: 'DHL', tracking: '00340 4342', withoutAddress: true as const }
    return byAdmin(app, { params: { id: orderId }, body })
  },
  undoSending: async (app) => {
    const { orderId } = await payForSomething(app.shop)
    granted(await sendAnyway(app.shop, await addAdmin(app.shop), orderId))
    return byAdmin(app, { params: { id: orderId } })
  },
  sendOrders: async (app) => {
    const { orderId } = await payForSomething(app.shop)
    return byAdmin(app, {
      body: { orders: [{ order: orderId, carrier: 'UPS', withoutAddress: true as const }] },
    })
  },
  ...validPickUpCalls,
  addParcel: async (app) => {
    const { orderId } = await payForSomething(app.shop)
    granted(await sendAnyway(app.shop, await addAdmin(app.shop), orderId))
    return byAdmin(app, { params: { id: orderId }, body: { carrier: 'DHL', tracking: '00340 4343' } })
  },
  correctParcel: async (app) => {
    const { orderId, parcelId } = await sentInTwoParcels(app.shop)
    const body = { carrier: 'UPS', tracking: '1Z 999' }
    return byAdmin(app, { params: { id: orderId, parcel: parcelId }, body })
  },
  removeParcel: async (app) => {
    const { orderId, parcelId } = await sentInTwoParcels(app.shop)
    return byAdmin(app, { params: { id: orderId, parcel: parcelId } })
  },
  refundOrder: async (app) => {
    const { orderId } = await payForSomething(app.shop)
    const body = { amount: 12.5, reason: 'One came scratched', restock: 1 }
    return byAdmin(app, { params: { id: orderId }, headers: { 'idempotency-key': 'a-key' }, body })
  },
  correctInvoice: async (app) => {
    const { orderId } = await payForSomething(app.shop)
    const number = await issuedWithUnprintedLetters(app.shop, orderId)
    return byAdmin(app, { params: { number }, body: { name: 'Taro Yamada' } })
  },
  ...validVisitCalls,
  ...validTextCalls,
  ...validDeskCalls,
  ...validWebhookCalls,
  getShop: async () => ({}),
  getDeliveryPrices: async () => ({}),
  getSetup: (app) => byAdmin(app),
  getStatus: async () => ({}),
  getSettings: (app) => byAdmin(app, { params: { section: 'company' } }),
  listOwnersWords: (app) => byAdmin(app),
  changeSettings: async (app) => {
    const { value, version: from } = await readSection(app.shop, 'company')
    const body = { from, value: { ...value, name: `Shop ${newId()}` } }
    return byAdmin(app, { params: { section: 'company' }, body })
  },
  listSettingVersions: (app) => byAdmin(app, { params: { section: 'company' } }),
  restoreSettings: async (app) => {
    const { version: from } = await readSection(app.shop, 'company')
    return byAdmin(app, { params: { section: 'company', id: originalVersion }, body: { from } })
  },
  listChanges: async (app) => {
    const id = await addTool(app.shop, { stock: 5 })
    const admin = await addAdmin(app.shop)
    granted(await deleteProduct(app.shop, admin, id))
    return byAdmin(app, { query: { person: admin.email, kind: 'product', id, from: '1' } })
  },
  getProof: async (app) => {
    await proveNumbers(app.shop)
    return byAdmin(app)
  },
  undoChange: async (app) => {
    const id = await addTool(app.shop, { stock: 5 })
    granted(await deleteProduct(app.shop, await addAdmin(app.shop), id))
    const { sequence } = await findChangeHead(app.shop.database.read)
    return byAdmin(app, { params: { entry: String(sequence) } })
  },
  verifyChanges: (app) => byAdmin(app),
  getBoard: (app) => byAdmin(app),
  listPaymentsToCheck: (app) => byAdmin(app),
  quickSearch: (app) => byCustomer(app, () => ({ query: { q: 'TW-1042-9' } })),
  listOwedRefunds: async (app) => {
    await payCancelledOrder(app.shop)
    return byAdmin(app)
  },
  retryRefund: async (app) => byAdmin(app, { params: { id: await payCancelledOrder(app.shop) } }),
  listOwnOrders: (app) => onNewOrder(app, ({ customer }) => ({ query: { customer: customer.email } })),
  getOrder: (app) => onNewOrder(app, ({ orderId }) => ({ params: { id: orderId } })),
  getTimeline: (app) => onNewOrder(app, ({ orderId }) => ({ params: { id: orderId } })),
  changeReference: (app) =>
    onNewOrder(app, ({ orderId }) => ({ body: { orders: [orderId], customerReference: 'PO 4711' } })),
  cancelOrder: (app) => onNewOrder(app, ({ orderId }) => ({ params: { id: orderId } })),
  createPaymentIntent: (app) =>
    onNewOrder(app, async (bought) => {
      await openPayment(app.shop, bought)
      return { body: { price: bought.priceCents / 100, order: bought.orderId } }
    }),
  recordPayment: (app) =>
    onNewOrder(app, async (bought) => {
      const transactionId = await payAtProvider(app.shop, bought)
      return { params: { id: bought.orderId }, body: { order: bought.orderId, transactionId } }
    }),
}
