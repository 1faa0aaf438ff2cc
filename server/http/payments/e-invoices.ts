import type * as contract from '../../../contract/payments/e-invoices.ts'
import { done } from '../../../domain/outcome.ts'
import { makeEInvoice } from '../../operations/e-invoices/make-e-invoice.ts'
import { zipPapers } from '../../operations/e-invoices/zip-papers.ts'
import { getInvoice } from '../../operations/invoices/get-invoice.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const eInvoices = {
  getEInvoice: async ({ shop, caller, input: { params, query }, setHeader }) => {
    const invoice = await getInvoice(shop, caller, params.number)
    if (!invoice.ok) return invoice
    const made = await makeEInvoice(shop, invoice.value, query.format)
    if (!made.ok) return made
    setHeader('content-type', made.value.type)
    setHeader('content-disposition', `attachment; filename="${made.value.name}"`)
    // Fastify sends bytes unchanged, although the contract describes them as a browser's Blob.
    return done(made.value.content as unknown as string)
  },
  exportEInvoices: async ({ shop, caller, input: { query }, setHeader }) => {
    const { format = 'zugferd', ...days } = query
    const { name, file } = await zipPapers(shop, caller, days, format)
    setHeader('content-type', 'application/zip')
    setHeader('content-disposition', `attachment; filename="${name}"`)
    // Fastify sends a stream unchanged, although the contract describes the whole file.
    return done(file as unknown as string)
  },
} satisfies HandlersOf<typeof contract.eInvoices>
