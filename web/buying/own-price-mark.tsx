import './own-price.css'
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
  const { unit, steps } = own
  const written = ({ price, net }: Pick<OwnPrice['unit'], 'price' | 'net'>) =>
    showsNet ? texts.net(moneyFigure(formats, net)) : moneyFigure(formats, price)
  const isLower = unit.price < own.public.price
  const last = steps.at(-1)
  return (
    <>
      {isLower ? texts.yours(written(unit)) : showsNet && written(unit)}
      {showsNet && <Note text={texts.gross(moneyFigure(formats, unit.gross))} />}
      {own.isOwn && last && last.from > (steps[0]?.from ?? 1) && (
        <Note text={texts.from(written(last), wholeNumber(formats, last.from))} />
      )}
    </>
  )
}

/** Has a line of its own; the space is for readers of the text. */
function Note({ text }: { readonly text: string }) {
  return (
    <>
      {' '}
      <span className="unit">{text}</span>
    </>
  )
}
