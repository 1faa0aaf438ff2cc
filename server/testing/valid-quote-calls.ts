import { requestQuote } from '../operations/requests/request-quote.ts'
import type { OperationId } from './api-call.ts'
import { dayOf, sendOffer } from './offering.ts'
import { addTool, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, byCustomer, type ValidCall } from './valid-callers.ts'

async function addQuoteRequest({ shop }: TestApp): Promise<string> {
  const written = { kind: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hubs?' } as const
  return granted(await requestQuote(shop, { ...written, partId: null }))
}

/** Valid calls about requests, their answers and offers. */
export const validQuoteCalls = {
  requestQuote: async () => ({
    body: { kind: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Do you repair hubs?' },
  }),
  listQuotes: async (app) => {
    await addQuoteRequest(app)
    return byAdmin(app)
  },
  getQuote: async (app) => byAdmin(app, { params: { id: await addQuoteRequest(app) } }),
  answerQuote: async (app) =>
    byAdmin(app, {
      params: { id: await addQuoteRequest(app) },
      headers: { 'idempotency-key': 'a-key' },
      body: { text: 'Yes, we do.', handled: true },
    }),
  makeOffer: async (app) => {
    const id = await addQuoteRequest(app)
    const Id = await addTool(app.shop, { stock: 5 })
    return byAdmin(app, {
      params: { id },
      headers: { 'idempotency-key': 'a-key' },
      body: {
        lines: [{ Id, quantity: 2, unitPrice: 9.5 }],
        validUntil: await dayOf(app.shop),
        handled: true,
      },
    })
  },
  listOffers: async (app) => {
    await sendOffer(app.shop)
    return byAdmin(app, { query: { state: 'open' } })
  },
  withdrawOffer: async (app) =>
    byAdmin(app, { params: { id: (await sendOffer(app.shop)).offerId }, body: { reason: 'A slip' } }),
  sendOfferAgain: async (app) => byAdmin(app, { params: { id: (await sendOffer(app.shop)).offerId } }),
  viewOffer: async ({ shop }) => ({ body: { token: (await sendOffer(shop)).token } }),
  acceptOffer: async (app) => {
    const { token } = await sendOffer(app.shop)
    return byCustomer(app, () => ({ body: { token } }))
  },
  markHandled: async (app) => byAdmin(app, { params: { id: await addQuoteRequest(app) } }),
  exportQuotes: async (app) => {
    await addQuoteRequest(app)
    return byAdmin(app)
  },
} satisfies Partial<Record<OperationId, (app: TestApp) => Promise<ValidCall>>>
