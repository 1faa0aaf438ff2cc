import { NetTotal } from '../../buying/net-total.tsx'
import { useTaxedPrices } from '../../buying/taxed-prices.ts'
import { Amount } from '../../ui/values/figure.tsx'
import { bookingTexts } from './texts.ts'

interface BookingTotalProps {
  /** Goods and delivery; null while the quantity is unknown. */
  readonly total: number | null
  /** Whether the company of the account wants the amount without tax first. */
  readonly showsNet: boolean
}

/** Shows the order's total, and announces it when the quantity changes. */
export function BookingTotal({ total, showsNet }: BookingTotalProps) {
  const { note, netOf } = useTaxedPrices()
  const net = showsNet && total !== null ? netOf(total) : undefined
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-y border-line py-3">
      <span className="font-semibold">{bookingTexts.total}</span>
      <output className="text-end" aria-live="polite">
        {total === null ? (
          <span className="text-soft">{bookingTexts.totalUnknown}</span>
        ) : (
          <>
            {net !== undefined && <NetTotal net={net} />}
            <span className="figure text-3xl">
              <Amount amount={total} />
            </span>{' '}
            <span className="unit block sm:inline">{note}</span>
          </>
        )}
      </output>
    </p>
  )
}
