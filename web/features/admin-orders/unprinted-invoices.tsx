import { useCallback } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { correctInvoice } from '../../../contract/payments/invoices.ts'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { orderTexts as texts } from './texts.ts'

/** Says which letters an order's invoice lacks, and issues a corrected one. */
export function UnprintedInvoices({ order: { unprinted = [] } }: { readonly order: Order }) {
  const api = useApi()
  const correct = useCallback(
    async (number: string): Promise<void> => {
      await api.call(correctInvoice, { params: { number }, body: {} })
    },
    [api],
  )
  const { busyWith, failure, start } = useAction(correct)
  return unprinted.map(({ invoice, letters }) => (
    <div key={invoice} className="grid justify-items-start gap-3">
      <p>{texts.unprinted(invoice, letters)}</p>
      <IfAllowed operation={correctInvoice}>
        <Button kind="quiet" busy={busyWith === invoice} onClick={() => start(invoice)}>
          {texts.correctInvoice}
        </Button>
      </IfAllowed>
      {failure && <Alert message={failure.message} />}
    </div>
  ))
}
