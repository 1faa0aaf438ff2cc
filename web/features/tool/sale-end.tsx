import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isMidnightIn } from '../../../domain/shop/local-times.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalDay, LocalTime } from '../../ui/values/local-time.tsx'
import { saleTexts } from './texts.ts'

/** The longest timer of browsers. */
const longestTimerMs = 2 ** 31 - 1
/** After the end, open pages read the new price within this time, not all at once. */
const spreadMs = 3_000

/**
 * Shows the name of the sale that lowers a tool, and its end on the clocks of the shop. Loads the page's data again at
 * the end, so that an open page does not keep the old price.
 */
export function SaleEnd({ tool }: { readonly tool: DescribedProduct }) {
  const { saleName, saleEndsAt } = tool
  const { timeZone } = useFormats()
  useReadAgainAt(saleEndsAt)
  if (saleName === undefined || saleEndsAt === undefined) return null
  return (
    <p className="soft wrap-anywhere">
      {saleTexts.until(saleName)}{' '}
      {isMidnightIn(timeZone, saleEndsAt) ? (
        <LocalDay at={saleEndsAt - 1} timeZone={timeZone} />
      ) : (
        <LocalTime at={saleEndsAt} timeZone={timeZone} named />
      )}
    </p>
  )
}

function useReadAgainAt(instant: number | undefined): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const leftMs = Math.max((instant ?? Number.POSITIVE_INFINITY) - Date.now(), 0)
    if (leftMs > longestTimerMs - spreadMs) return
    // A clock that is ahead reads again once.
    const timer = setTimeout(() => void revalidate(), leftMs + Math.random() * spreadMs)
    return () => clearTimeout(timer)
  }, [instant, revalidate])
}
