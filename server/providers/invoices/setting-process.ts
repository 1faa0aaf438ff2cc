import type { InvoiceSheet } from './invoice-sheet.ts'
import { setInvoice } from './set-invoice.ts'
import type { SetInvoice } from './set-invoice-apart.ts'

/** Program of the process that sets invoices, one after the other, until its parent ends it or is gone. */
process.on('message', async ({ id, sheet }: { readonly id: number; readonly sheet: InvoiceSheet }) => {
  process.send?.({ id, content: await setInvoice(sheet) } satisfies SetInvoice)
})
