import { useState } from 'react'
import { sumTaxes } from '../../../contract/payments/invoices.ts'
import type { TaxSum } from '../../../contract/payments/tax-sum.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { rateText, taxAmount } from '../../lists/tax-sum.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { taxTexts } from '../../texts/taxes.ts'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { taxSumTexts as texts } from './texts.ts'

interface Days {
  readonly from?: string
  readonly to?: string
}

/** Sums the tax of the invoices of the list's days, by rate and country; loaded once it is opened. */
export function TaxSums(days: Days) {
  const [isOpen, setOpen] = useState(false)
  return (
    <IfAllowed operation={sumTaxes}>
      <details
        className="card card-padded grid gap-3"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{taxTexts.caption}</summary>
        {isOpen && <Sums {...days} />}
      </details>
    </IfAllowed>
  )
}

const columnsOf = (formats: Formats): readonly RecordColumn<TaxSum>[] => [
  { header: taxTexts.rate, cell: (sum) => rateText(formats, sum) },
  { header: taxTexts.net, cell: ({ net, currency }) => taxAmount(formats, net, currency), figures: true },
  { header: taxTexts.tax, cell: ({ tax, currency }) => taxAmount(formats, tax, currency), figures: true },
  {
    header: taxTexts.gross,
    cell: ({ gross, currency }) => taxAmount(formats, gross, currency),
    figures: true,
  },
]

function Sums({ from, to }: Days) {
  const formats = useFormats()
  const [loaded, reload] = useAnswer(sumTaxes, { query: { ...(from && { from }), ...(to && { to }) } })
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={3} reload={reload} />
  if (loaded.data.length === 0) return <p>{texts.none}</p>
  return (
    <RecordTable
      caption={taxTexts.caption}
      columns={columnsOf(formats)}
      rows={loaded.data}
      keyOf={(sum) => `${sum.currency} ${rateText(formats, sum)}`}
    />
  )
}
