import { parentPort } from 'node:worker_threads'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { setInvoice } from './set-invoice.ts'
import type { SetInvoice } from './set-invoice-apart.ts'

/** Program of the thread that sets invoices, one after the other. */
parentPort?.on('message', async ({ id, sheet }: { readonly id: number; readonly sheet: InvoiceSheet }) => {
  parentPort?.postMessage({ id, content: await setInvoice(sheet) } satisfies SetInvoice)
})
