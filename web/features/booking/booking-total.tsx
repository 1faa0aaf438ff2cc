import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { totalOf } from '../../buying/order-total.ts'
import { Amount } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { bookingTexts } from './texts.ts'

/** Shows the order's total, and announces it when the quantity changes. */
export function BookingTotal({ product, quantity }: { product: DescribedProduct; quantity: string }) {
  const formats = useFormats()
  const total = totalOf(formats, product, quantity)
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-y border-line py-3">
      <span className="font-semibold">{bookingTexts.total}</span>
      <output className="text-right" aria-live="polite">
        {total === null ? (
          <span className="text-soft">{bookingTexts.totalUnknown}</span>
        ) : (
          <>
            <span className="figure text-3xl">
              <Amount amount={total} />
            </span>{' '}
            <span className="unit block sm:inline">{bookingTexts.totalNote}</span>
          </>
        )}
      </output>
    </p>
  )
}
