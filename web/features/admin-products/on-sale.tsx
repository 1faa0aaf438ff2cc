import { isMidnightIn } from '../../../domain/shop/local-times.ts'
import type { EditableProduct } from '../../api/rows/products.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalDay, LocalTime } from '../../ui/values/local-time.tsx'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { onSaleTexts as texts } from './texts.ts'

/** Says which sale lowers a product now, and until when. */
export function OnSale({ product }: { readonly product: EditableProduct }) {
  const formats = useFormats()
  const { saleName, salePrice, saleEndsAt } = product
  if (saleName === undefined || salePrice === undefined) return null
  const { timeZone } = formats
  return (
    <div className="board-note grid gap-1">
      <p>{texts.lowers(saleName, moneyFigure(formats, salePrice))}</p>
      {saleEndsAt !== undefined && (
        <p>
          {texts.until}{' '}
          {isMidnightIn(timeZone, saleEndsAt) ? (
            <LocalDay at={saleEndsAt - 1} timeZone={timeZone} />
          ) : (
            <LocalTime at={saleEndsAt} timeZone={timeZone} named />
          )}
        </p>
      )}
    </div>
  )
}
