import type { InvoiceSheet } from './invoice-sheet.ts'
import { setInvoice } from './set-invoice.ts'
import type { SetInvoice } from './set-invoice-apart.ts'

let before = Promise.resolve()

/**
 * Program of the process that typesets invoices, one after the other, until its parent ends it or is gone. Sends each
 * invoice before starting the next, because the parent takes a long silence for a hang.
 */
process.on('message', ({ id, sheet }: { readonly id: number; readonly sheet: InvoiceSheet }) => {
  before = before.then(async () => {
    process.send?.({ id, content: await setInvoice(sheet) } satisfies SetInvoice)
  })
})
