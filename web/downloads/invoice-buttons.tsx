import { useCallback } from 'react'
import { getInvoice } from '../../contract/payments/invoices.ts'
import { useApi } from '../api/api-context.ts'
import { IfOffered } from '../api/if-offered.tsx'
import { useAction } from '../forms/use-action.ts'
import { invoiceTexts as texts } from '../texts/invoices.ts'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { saveFile } from './save-file.ts'

interface InvoiceButtonsProps {
  /** The numbers of an order's papers, the invoice first; undefined from a backend without invoices. */
  readonly numbers: readonly string[] | undefined
}

/** Renders a button for each invoice and credit note of an order; it saves the PDF. */
export function InvoiceButtons({ numbers = [] }: InvoiceButtonsProps) {
  const api = useApi()
  const save = useCallback(
    async (number: string): Promise<void> => {
      // With a byte counter, the client reads the answer as a file.
      const file = await api.call(getInvoice, { params: { number } }, { onReceived: () => undefined })
      saveFile(file, `${number}.pdf`, 'application/pdf')
    },
    [api],
  )
  const { busyWith, failure, start } = useAction(save)
  if (numbers.length === 0) return null
  return (
    <IfOffered operation={getInvoice}>
      {numbers.map((number, index) => (
        <Button
          key={number}
          kind="quiet"
          className={index === 0 ? undefined : 'button-wide'}
          busy={busyWith === number}
          onClick={() => start(number)}
        >
          <Label number={number} isFirst={index === 0} />
        </Button>
      ))}
      {failure && <Alert message={failure.message} />}
    </IfOffered>
  )
}

/** Names an invoice or credit note. The first paper of an order is its invoice and needs no number. */
function Label({ number, isFirst }: { readonly number: string; readonly isFirst: boolean }) {
  if (number.startsWith('CN')) return texts.creditNote(number)
  if (!isFirst) return texts.corrected(number)
  return (
    <>
      {texts.invoice}
      <span className="sr-only">{texts.numbered(number)}</span>
    </>
  )
}
