import { oweInvoice, recordTransferOf } from './receivables.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, byCustomer } from './valid-callers.ts'

const headers = { 'idempotency-key': 'a-key' }

/** Valid calls of the operations of open invoices and transfers. */
export const validReceivableCalls = {
  listReceivables: async (app: TestApp) => {
    await oweInvoice(app.shop)
    return byAdmin(app, { query: { state: 'not-due' } })
  },
  sumReceivables: (app: TestApp) => byAdmin(app),
  listOwingCompanies: async (app: TestApp) => {
    await oweInvoice(app.shop)
    return byAdmin(app, { query: { search: 'radwerk' } })
  },
  getReceivable: async (app: TestApp) => {
    const { number } = await oweInvoice(app.shop)
    return byAdmin(app, { params: { number } })
  },
  noteDispute: async (app: TestApp) => {
    const { number } = await oweInvoice(app.shop)
    return byAdmin(app, { params: { number }, body: { disputed: true, note: 'A wheel was missing' } })
  },
  listOwnReceivables: (app: TestApp) => byCustomer(app, () => ({})),
  listTransfers: async (app: TestApp) => {
    await recordTransferOf(app.shop)
    return byAdmin(app, { query: { state: 'with-rest' } })
  },
  proposeTransfer: async (app: TestApp) => {
    const { number, companyId } = await oweInvoice(app.shop)
    return byAdmin(app, { body: { company: companyId, amount: 12.5, reference: number } })
  },
  recordTransfer: async (app: TestApp) => {
    const { number, companyId: company } = await oweInvoice(app.shop)
    const parts = [{ invoice: number, amount: 10 }]
    const body = { company, amount: 12.5, receivedOn: '2000-01-31', reference: 'thank you', parts }
    return byAdmin(app, { headers, body })
  },
  assignTransfer: async (app: TestApp) => {
    const { id, owed } = await recordTransferOf(app.shop)
    return byAdmin(app, { params: { id }, headers, body: { parts: [{ invoice: owed.number, amount: 1 }] } })
  },
  returnTransfer: async (app: TestApp) => {
    const { id } = await recordTransferOf(app.shop)
    return byAdmin(app, { params: { id }, headers, body: { amount: 1, note: 'By bank transfer' } })
  },
  reverseTransfer: async (app: TestApp) => {
    const { id } = await recordTransferOf(app.shop)
    return byAdmin(app, { params: { id }, body: { note: 'Another company paid' } })
  },
}
