import { useCallback, useState } from 'react'
import { sumTaxes, type TaxSum } from '../../../contract/payments/invoices.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { writeOtherCurrency } from '../../../domain/writing/write-hundredths.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { fieldNumber } from '../../forms/typed-numbers.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
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
        <summary>{texts.caption}</summary>
        {isOpen && <Sums {...days} />}
      </details>
    </IfAllowed>
  )
}

const columnsOf = (formats: Formats): readonly RecordColumn<TaxSum>[] => [
  { header: texts.rate, cell: (sum) => rateText(formats, sum) },
  { header: texts.net, cell: ({ net, currency }) => amountText(formats, net, currency), figures: true },
  { header: texts.tax, cell: ({ tax, currency }) => amountText(formats, tax, currency), figures: true },
  { header: texts.gross, cell: ({ gross, currency }) => amountText(formats, gross, currency), figures: true },
]

function Sums({ from, to }: Days) {
  const formats = useFormats()
  const api = useApi()
  const load = useCallback(
    (signal: AbortSignal) =>
      api.call(sumTaxes, { query: { ...(from && { from }), ...(to && { to }) } }, { signal }),
    [api, from, to],
  )
  const [loaded, reload] = useLoaded(load)
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={3} reload={reload} />
  if (loaded.data.length === 0) return <p>{texts.none}</p>
  return (
    <RecordTable
      caption={texts.caption}
      columns={columnsOf(formats)}
      rows={loaded.data}
      keyOf={(sum) => `${sum.currency} ${rateText(formats, sum)}`}
    />
  )
}

/** Only an old database has papers in another currency. */
function amountText(formats: Formats, amount: number, currency: string): string {
  return currency === formats.currency
    ? moneyFigure(formats, amount)
    : writeOtherCurrency(amount, currency, formats.writing.numbers)
}

function rateText(formats: Formats, { rate, name, country }: TaxSum): string {
  if (rate === null) return texts.noRate
  const percent = `${name} ${fieldNumber(formats, rate)} %`
  return country === null ? percent : `${percent}, ${countryName(country)}`
}
