import { useState } from 'react'
import { exportEInvoices } from '../../../contract/payments/e-invoices.ts'
import { eInvoiceChoices } from '../../downloads/e-invoice-buttons.tsx'
import { ExportList } from '../../lists/export-list.tsx'
import { IfAllowed } from '../../session/rights.tsx'
import { eInvoiceTexts } from '../../texts/e-invoices.ts'
import { SelectField } from '../../ui/fields/text-field.tsx'

interface Days {
  readonly from?: string
  readonly to?: string
}

const texts = eInvoiceTexts.zip
const choices = [...eInvoiceChoices, { value: 'pdf', text: texts.pdf }]

/** Saves the papers of the list's days as one ZIP file, in the form that the person chooses. */
export function InvoiceZip(days: Days) {
  const [format, setFormat] = useState('zugferd')
  return (
    <IfAllowed operation={exportEInvoices}>
      <details className="card card-padded grid gap-3">
        <summary>{texts.caption}</summary>
        <div className="grid gap-3 max-w-120">
          <p>{texts.days}</p>
          <SelectField
            label={eInvoiceTexts.form}
            value={format}
            choices={choices}
            onChange={({ target }) => setFormat(target.value)}
          />
          <p className="actions">
            <ExportList
              operation={exportEInvoices}
              list={{ query: { ...days, format }, whole: false }}
              text={texts.save}
            />
          </p>
        </div>
      </details>
    </IfAllowed>
  )
}
