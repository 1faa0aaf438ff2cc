import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { OwnPrice as OwnPriceOfAccount } from '../../../contract/prices/own-prices.ts'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { mostPieces } from '../../../domain/orders/add-to-lines.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import type { BasketLine } from '../../buying/basket.ts'
import { setBasketQuantity, takeFromBasket } from '../../buying/change-basket.ts'
import { NetTotal } from '../../buying/net-total.tsx'
import { quantityOf, totalOf } from '../../buying/order-total.ts'
import { ownPriceTexts } from '../../buying/own-price-texts.ts'
import { QuantityField } from '../../buying/quantity-field.tsx'
import { useTaxedPrices } from '../../buying/taxed-prices.ts'
import { plainNumber, unclearProblem } from '../../forms/typed-numbers.ts'
import { links } from '../../routing/links.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { langOf } from '../../ui/values/owners-language.ts'
import { type LineProblem, priceChange, problemOf } from './line-problem.ts'
import { basketTexts as texts } from './texts.ts'

interface LineRowProps {
  readonly line: BasketLine
  /** Null if no longer offered; undefined while loading. */
  readonly product: DescribedProduct | null | undefined
  readonly problem: LineProblem | undefined
  /** What the account pays, if that differs from what everybody sees; `product` has its prices. */
  readonly own: OwnPriceOfAccount | undefined
  /** The product with what everybody pays. */
  readonly publicly: DescribedProduct | null | undefined
  /** Whether the company of the account wants amounts without tax first. */
  readonly showsNet: boolean
  /** True for the first line that the shop refused: the control that corrects it takes the focus. */
  readonly takesFocus: boolean
  /** Called before the focused line disappears. */
  readonly onRemove: () => void
}

/** Renders a line: the product's picture, price, quantity and total, and a problem with its remedy. */
export function LineRow({
  line,
  product,
  problem,
  own,
  publicly,
  showsNet,
  takesFocus,
  onRemove,
}: LineRowProps) {
  const formats = useFormats()
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const { current } = row
    if (takesFocus) (current?.querySelector('input') ?? current?.querySelector('button'))?.focus()
  }, [takesFocus])
  const { id, name } = line
  const shownName = product?.name ?? name
  // The basket has kept the public price, which is not what this account pays.
  const change = own?.isOwn ? undefined : priceChange(formats, line, product)
  function remove(): void {
    onRemove()
    takeFromBasket([id])
  }
  return (
    <li ref={row} className="card basket-line [&_h3]:wrap-anywhere [&>.shadow-picture]:[grid-area:picture]">
      <ShadowPicture
        src={product?.img ?? ''}
        files={pictureFiles(product?.img ?? '')}
        alt=""
        sizes="96px"
        outline={product?.outline}
        gone={product?.availableQuantity === 0}
      />
      {/* Reserves the height of the name and the number, which appear once the product has loaded. */}
      <div className="grid [grid-area:name] gap-1 content-start min-h-14">
        <h3 {...langOf(product ?? {})}>
          {product === null ? (
            withBreaks(shownName)
          ) : (
            <Link to={links.tool(id)}>{withBreaks(shownName)}</Link>
          )}
        </h3>
        {product !== null && <p className="figure soft min-h-[1lh]">{product?.sku}</p>}
        {change && <p className="ps-3 text-note border-s-3 border-s-warn">{change}</p>}
        {problem && !product && <FieldError id={`problem-${id}`} text={problem.message} />}
      </div>
      {/* Reserves the height of the field and its hint, which appear with the product; beside the name the hint has two
          lines. The name is beside the field's label. */}
      <div className="grid [grid-area:quantity] gap-2 content-start min-h-[4.95rem] min-[87.5rem]:min-h-[6.5rem] [&_label]:sr-only [&_.field]:relative">
        {product && <LineQuantity line={line} product={product} problem={problem?.message} />}
        {problem?.remedy && <Remedy line={line} name={shownName} remedy={problem.remedy} />}
      </div>
      <p className="basket-line-price figure grid [grid-area:price] justify-items-end text-end">
        {product ? (
          <LinePrice line={line} product={product} publicly={publicly ?? product} showsNet={showsNet} />
        ) : (
          '–'
        )}
      </p>
      <Button kind="quiet" className="basket-line-remove" onClick={remove}>
        {texts.remove} <span className="sr-only">{shownName}</span>
      </Button>
    </li>
  )
}

interface RemedyProps {
  readonly line: BasketLine
  readonly name: string
  readonly remedy: NonNullable<LineProblem['remedy']>
}

function Remedy({ line, name, remedy }: RemedyProps) {
  return (
    <Button className="max-w-64" onClick={() => setBasketQuantity(line.id, remedy.quantity)}>
      {remedy.text} <span className="sr-only">{name}</span>
    </Button>
  )
}

interface LineQuantityProps {
  readonly line: BasketLine
  readonly product: DescribedProduct
  readonly problem: string | undefined
}

/** Renders the quantity. Invalid text stays in the field; the basket keeps the last valid quantity. */
function LineQuantity({ line, product, problem }: LineQuantityProps) {
  const formats = useFormats()
  const [typed, setTyped] = useState({ text: String(line.quantity), of: line.quantity })
  const text = typed.of === line.quantity ? typed.text : String(line.quantity)
  function change(next: string): void {
    const quantity = quantityIn(formats, next)
    setTyped({ text: next, of: quantity ?? line.quantity })
    if (quantity !== null) setBasketQuantity(line.id, quantity)
  }
  return (
    <QuantityField
      label={texts.quantityOf(product.name)}
      product={product}
      value={text}
      change={change}
      problem={quantityIn(formats, text) === null ? problemOfText(formats, text, line, product) : problem}
    />
  )
}

function quantityIn(formats: Formats, text: string): number | null {
  const quantity = quantityOf(formats, text)
  return quantity !== null && quantity >= 1 && quantity <= mostPieces ? quantity : null
}

/** Returns the error of an invalid quantity, such as a number above the limit. */
function problemOfText(formats: Formats, text: string, line: BasketLine, product: DescribedProduct): string {
  const unclear = unclearProblem(formats, text, 'pieces')
  if (unclear !== undefined) return unclear
  const number = plainNumber(formats, text, 'pieces')
  if (!/^\d+$/.test(number)) return texts.noQuantity
  const problem = problemOf(formats, { ...line, quantity: Number(number) }, product)
  return problem?.message ?? texts.mostOfLine(wholeNumber(formats, mostPieces))
}

interface LinePriceProps {
  readonly line: BasketLine
  readonly product: DescribedProduct
  readonly publicly: DescribedProduct
  readonly showsNet: boolean
}

/** Shows what the pieces cost; beside the own price of a company that of everybody. */
function LinePrice({ line, product, publicly, showsNet }: LinePriceProps) {
  const formats = useFormats()
  const { netOf } = useTaxedPrices()
  const total = totalOf(formats, product, String(line.quantity))
  if (total === null) return '–'
  const net = showsNet ? netOf(total) : undefined
  const everybody = totalOf(formats, publicly, String(line.quantity)) ?? total
  return (
    <>
      {net !== undefined && <NetTotal net={net} />}
      <b className="text-lead">
        <Amount amount={total} />
      </b>
      <span className="unit">
        <Amount amount={total / line.quantity} /> {texts.each}
      </span>
      {everybody > total && (
        <span className="unit">
          {ownPriceTexts.publicly(moneyFigure(formats, everybody / line.quantity))}
        </span>
      )}
    </>
  )
}
