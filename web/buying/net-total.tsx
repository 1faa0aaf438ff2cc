import { useFormats } from '../ui/values/formats.ts'
import { moneyFigure } from '../ui/values/numbers.ts'
import { ownPriceTexts as texts } from './own-price-texts.ts'

/** Shows a total without its tax, before the total that is paid. */
export function NetTotal({ net }: { readonly net: number }) {
  const formats = useFormats()
  return <span className="figure block">{texts.netTotal(moneyFigure(formats, net))}</span>
}
