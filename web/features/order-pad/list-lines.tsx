import { useState } from 'react'
import { Link } from 'react-router'
import { mostPieces } from '../../../domain/orders/add-to-lines.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import type { BasketLine } from '../../buying/basket.ts'
import type { Products } from '../../buying/load-products.ts'
import { quantityOf, totalOf } from '../../buying/order-total.ts'
import { OwnPrice } from '../../buying/own-price.tsx'
import { useTaxedPrices } from '../../buying/taxed-prices.ts'
import { links } from '../../routing/links.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { langOf } from '../../ui/values/owners-language.ts'
import type { ListContent } from './merge-lists.ts'
import { shortageOf } from './shortage.ts'
import { listTexts as texts } from './texts.ts'

interface ListLinesProps {
  readonly lines: readonly BasketLine[]
  readonly products: Products
  /** The products with what the account pays, and the tax of its country. */
  readonly priced: Products
  readonly chosen: ReadonlySet<string>
  readonly choose: (chosen: ReadonlySet<string>) => void
  readonly edit: (change: (content: ListContent) => ListContent) => void
  readonly onRemove: () => void
}

/** Shows the lines with the prices and the stock of now; pieces are typed in place. */
export function ListLines({ lines, products, priced, chosen, choose, edit, onRemove }: ListLinesProps) {
  const { taxed } = useTaxedPrices()
  const productOf = ({ id }: BasketLine) => {
    const product = products.get(id)
    return product && taxed(product)
  }
  const change = (id: string, quantity: number) =>
    edit((content) => ({
      ...content,
      lines: content.lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
    }))
  function remove(id: string): void {
    onRemove()
    choose(new Set([...chosen].filter((other) => other !== id)))
    edit((content) => ({ ...content, lines: content.lines.filter((line) => line.id !== id) }))
  }
  function select(id: string, on: boolean): void {
    const others = [...chosen].filter((other) => other !== id)
    choose(new Set(on ? [...others, id] : others))
  }
  return (
    <RecordTable<BasketLine>
      caption={texts.caption}
      rows={lines}
      keyOf={({ id }) => id}
      checkbox={{
        label: texts.select,
        nameOf: ({ name }) => name,
        has: ({ id }) => chosen.has(id),
        onChange: ({ id }, on) => select(id, on),
      }}
      columns={[
        {
          header: texts.product,
          cell: (line) => <ProductName line={line} product={products.get(line.id)} />,
        },
        {
          header: texts.quantity,
          cell: (line) => <Pieces line={line} change={(quantity) => change(line.id, quantity)} />,
        },
        {
          header: texts.price,
          figures: true,
          cell: (line, formats) => {
            const price = productOf(line)?.price
            return price === undefined ? (
              texts.unknown
            ) : (
              <span className="in-data-own:inline-block in-data-own:min-w-[12rem]">
                {moneyFigure(formats, price)} <OwnPrice id={line.id} />
              </span>
            )
          },
        },
        {
          header: texts.total,
          figures: true,
          cell: (line, formats) => {
            const product = priced.get(line.id)
            const total = product ? totalOf(formats, product, String(line.quantity)) : null
            return total === null ? texts.unknown : moneyFigure(formats, total)
          },
        },
        {
          header: texts.stock,
          figures: true,
          cell: (line, formats) => {
            const left = products.get(line.id)?.availableQuantity
            return left === undefined ? texts.unknown : wholeNumber(formats, left)
          },
        },
        {
          header: texts.actions,
          cell: ({ id, name }) => (
            <Button kind="quiet" onClick={() => remove(id)}>
              {texts.remove} <span className="sr-only">{name}</span>
            </Button>
          ),
        },
      ]}
    />
  )
}

interface ProductNameProps {
  readonly line: BasketLine
  /** Null for a product that is gone; undefined while it is loaded. */
  readonly product: DescribedProduct | null | undefined
}

/** Names the product, with its number and what is not available of the line. */
function ProductName({ line, product }: ProductNameProps) {
  const formats = useFormats()
  const shortage = shortageOf(formats, line, product)
  return (
    <>
      {product === null ? (
        withBreaks(line.name)
      ) : (
        <Link className="row-link" to={links.tool(line.id)}>
          <span {...langOf(product ?? {})}>{withBreaks(product?.name ?? line.name)}</span>
        </Link>
      )}
      {/* Keeps its place while the products are loaded. */}
      <span className="order-note figure block min-h-[1lh]">{product?.sku}</span>
      {shortage && <span className="ps-3 block text-note border-s-3 border-s-warn">{shortage}</span>}
    </>
  )
}

interface PiecesProps {
  readonly line: BasketLine
  readonly change: (quantity: number) => void
}

/** Edits the pieces of a line. Invalid text stays in the field; the list keeps the last valid number. */
function Pieces({ line, change }: PiecesProps) {
  const formats = useFormats()
  const [typed, setTyped] = useState({ text: String(line.quantity), of: line.quantity })
  const text = typed.of === line.quantity ? typed.text : String(line.quantity)
  function type(next: string): void {
    const quantity = piecesIn(quantityOf(formats, next))
    setTyped({ text: next, of: quantity ?? line.quantity })
    if (quantity !== null) change(quantity)
  }
  return (
    <div className="w-26 [&_label]:sr-only">
      <TextField
        label={texts.quantityOf(line.name)}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        problem={piecesIn(quantityOf(formats, text)) === null ? texts.noQuantity : undefined}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}

function piecesIn(quantity: number | null): number | null {
  return quantity !== null && quantity >= 1 && quantity <= mostPieces ? quantity : null
}
