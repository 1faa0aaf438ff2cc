import type { OwnPrice } from '../../contract/prices/own-prices.ts'
import { useFormats } from '../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../ui/values/numbers.ts'
import { ownPriceTexts as texts } from './own-price-texts.ts'
import { useOwnPrices } from './use-own-prices.ts'

/** Writes the own price of a product, and the net price first if the company wants that; nothing without either. */
export function OwnPriceMark({ id }: { readonly id: string }) {
  const { of, showsNet } = useOwnPrices(id)
  const own = of(id)
  return own ? <Written own={own} showsNet={showsNet} /> : null
}

function Written({ own, showsNet }: { readonly own: OwnPrice; readonly showsNet: boolean }) {
  const formats = useFormats()
  const money = (amount: number) => moneyFigure(formats, amount)
  const { unit, steps } = own
  const isLower = unit.price < own.public.price
  const last = steps.at(-1)
  const price = showsNet ? texts.net(money(unit.net), money(unit.gross)) : money(unit.price)
  const from = last && (showsNet ? last.net : last.price)
  return (
    <>
      {isLower ? texts.yours(price) : showsNet && price}
      {own.isOwn && last && from !== undefined && last.from > (steps[0]?.from ?? 1) && (
        <span className="unit">{texts.from(money(from), wholeNumber(formats, last.from))}</span>
      )}
    </>
  )
}
