import { useCallback, useState } from 'react'
import { type EInvoiceFormat, eInvoiceFormats, getEInvoice } from '../../contract/payments/e-invoices.ts'
import { useApi } from '../api/api-context.ts'
import { IfOffered } from '../api/if-offered.tsx'
import { useAction } from '../forms/use-action.ts'
import { eInvoiceTexts as texts } from '../texts/e-invoices.ts'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { SelectField } from '../ui/fields/text-field.tsx'
import { saveFile } from './save-file.ts'

interface EInvoiceButtonsProps {
  /** The numbers of an order's papers; undefined from a backend without invoices. */
  readonly numbers: readonly string[] | undefined
}

/** The forms of an e-invoice, for a select field. */
export const eInvoiceChoices = eInvoiceFormats.map((value) => ({ value, text: texts.formats[value] }))

/** Renders a choice of the form of an e-invoice, and a button for each paper that saves it; folded at first. */
export function EInvoiceButtons({ numbers = [] }: EInvoiceButtonsProps) {
  if (numbers.length === 0) return null
  return (
    <IfOffered operation={getEInvoice}>
      <details className="button-wide text-start noscript:hidden print:hidden">
        <summary className="min-h-11 content-center cursor-pointer font-semibold">{texts.summary}</summary>
        <Chooser numbers={numbers} />
      </details>
    </IfOffered>
  )
}

function Chooser({ numbers }: { readonly numbers: readonly string[] }) {
  const api = useApi()
  const [format, setFormat] = useState<EInvoiceFormat>('xrechnung')
  const save = useCallback(
    async (number: string): Promise<void> => {
      const call = { params: { number }, query: { format } }
      // With a byte counter, the client reads the answer as a file.
      const file = await api.call(getEInvoice, call, { onReceived: () => undefined })
      const isPdf = format === 'zugferd'
      const type = isPdf ? 'application/pdf' : 'application/xml'
      saveFile(file, `${number}-${format}.${isPdf ? 'pdf' : 'xml'}`, type)
    },
    [api, format],
  )
  const { busyWith, failure, start } = useAction(save)
  return (
    <div className="grid gap-2 justify-items-start">
      <SelectField
        label={texts.form}
        hint={texts.hints[format]}
        value={format}
        choices={eInvoiceChoices}
        onChange={({ target }) => setFormat(eInvoiceFormats.find((one) => one === target.value) ?? format)}
      />
      {numbers.map((number) => (
        <Button key={number} kind="quiet" busy={busyWith === number} onClick={() => start(number)}>
          {texts.save(number)}
        </Button>
      ))}
      {failure && <Alert message={failure.message} />}
    </div>
  )
}
