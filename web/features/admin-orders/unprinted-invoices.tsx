import { useCallback, useState } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { correctInvoice } from '../../../contract/payments/invoices.ts'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { orderTexts as texts } from './texts.ts'

type Unprinted = NonNullable<Order['unprinted']>[number]

/** Lists the letters that are missing on an order's invoices, and issues corrected invoices. */
export function UnprintedInvoices({ order: { unprinted = [] } }: { readonly order: Order }) {
  return unprinted.map((paper) => <UnprintedInvoice key={paper.invoice} paper={paper} />)
}

/** Corrects one invoice or credit note. If no font has the letters, asks for name and address in other letters. */
function UnprintedInvoice({ paper: { invoice, letters } }: { readonly paper: Unprinted }) {
  const api = useApi()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const correct = useCallback(async (): Promise<void> => {
    const buyer = { ...(name.trim() && { name }), ...(address.trim() && { address }) }
    await api.call(correctInvoice, { params: { number: invoice }, body: buyer })
  }, [api, invoice, name, address])
  const { busyWith, failure, start } = useAction(correct)
  const [asksForName, setAsksForName] = useState(false)
  if (failure?.code === 'INVOICE_STILL_UNPRINTED' && !asksForName) setAsksForName(true)
  const busy = busyWith !== undefined
  return (
    <form
      className="grid justify-items-start gap-3"
      method="post"
      aria-label={texts.correction(invoice)}
      onSubmit={(event) => {
        event.preventDefault()
        start(null)
      }}
    >
      <p>{texts.unprinted(invoice, letters)}</p>
      <IfAllowed operation={correctInvoice}>
        {asksForName && (
          <>
            <TextField
              label={texts.correctedName}
              hint={texts.correctedHint}
              maxLength={200}
              autoComplete="off"
              readOnly={busy}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <TextArea
              label={texts.correctedAddress}
              hint={texts.correctedHint}
              maxLength={1000}
              autoComplete="off"
              readOnly={busy}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          </>
        )}
        <Button kind="quiet" type="submit" busy={busy}>
          {texts.correctInvoice(invoice)}
        </Button>
      </IfAllowed>
      {failure && <Alert message={failure.message} />}
    </form>
  )
}
