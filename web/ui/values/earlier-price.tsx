import { useFormats } from './formats.ts'
import { moneyFigure } from './numbers.ts'
import { earlierPriceTexts as texts } from './value-texts.ts'

export interface Reduced {
  readonly price?: number | undefined
  readonly compareAtPrice?: number | undefined
  readonly lowestPrice30Days?: number | undefined
}

/**
 * Shows the earlier price of a reduced tool, and how far the current price is below the lowest of the 30 days before.
 * Renders nothing unless the shop states both, because only then a page may say "off".
 */
export function EarlierPrice({ of }: { readonly of: Reduced }) {
  const formats = useFormats()
  const { price, compareAtPrice, lowestPrice30Days: lowest } = of
  if (price === undefined || compareAtPrice === undefined || lowest === undefined) return null
  const percent = Math.round((1 - price / lowest) * 100)
  if (!(percent >= 1)) return null
  return (
    <span className="unit earlier-price">
      <span className="sr-only">{texts.before} </span>
      <s className="figure">{moneyFigure(formats, compareAtPrice)}</s>
      <span className="earlier-price-off"> {texts.off(percent, moneyFigure(formats, lowest))}</span>
    </span>
  )
}
