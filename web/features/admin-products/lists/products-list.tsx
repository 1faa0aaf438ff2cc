import { Link } from 'react-router'
import { listMovements } from '../../../../contract/catalogue/stock.ts'
import { changeTool } from '../../../../contract/catalogue/tools.ts'
import { pictureFiles } from '../../../../domain/catalogue/own-picture.ts'
import { IfOffered } from '../../../api/if-offered.tsx'
import type { Tool } from '../../../api/rows/catalogue.ts'
import type { Product as ManagedProduct } from '../../../api/rows/products.ts'
import { dashboardLinks } from '../../../routing/dashboard-links.ts'
import { links } from '../../../routing/links.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { PictureCell } from '../../../ui/table/picture-cell.tsx'
import type { DataColumn } from '../../../ui/table/table-view.ts'
import { type Formats, useFormats } from '../../../ui/values/formats.ts'
import { Gauge } from '../../../ui/values/gauge.tsx'
import { LocalDay } from '../../../ui/values/local-time.tsx'
import { withBreaks } from '../../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../../ui/values/numbers.ts'
import { manageProductTexts as texts } from '../texts.ts'
import { StateButton, StateChip } from './product-state.tsx'

interface RowActions {
  /** The number of people who wait for each product. */
  readonly demand: ReadonlyMap<string, number>
  readonly onDelete: (product: Tool) => void
}

/** Returns the columns of the product list, with each product's actions. */
export function productColumns(formats: Formats, actions: RowActions): readonly DataColumn<ManagedProduct>[] {
  return [
    {
      header: texts.product,
      sort: 'name',
      searched: true,
      value: (product) => product.name,
      cell: (product) => <Product product={product} />,
    },
    {
      header: texts.price,
      figures: true,
      sort: 'price',
      value: (product) => product.price,
      cell: (product) => <ListedPrice product={product} />,
    },
    {
      header: texts.minimum,
      figures: true,
      cell: (product) =>
        product.stocked === false ? texts.onRequest : countText(formats, product.minOrderQuantity),
    },
    {
      header: texts.available,
      figures: true,
      sort: 'availableQuantity',
      value: (product) => product.availableQuantity,
      cell: (product) =>
        product.stocked === false ? (
          texts.noStock
        ) : (
          <Stock product={product} waiting={actions.demand.get(product._id)} />
        ),
    },
    { header: texts.actions, fixed: true, cell: (product) => <Actions product={product} {...actions} /> },
  ]
}

function Product({ product }: { product: ManagedProduct }) {
  return (
    <PictureCell img={product.img} files={pictureFiles(product.img)} missing={texts.noPicture}>
      <Link
        className="row-link"
        to={hasPage(product) ? links.tool(product._id) : dashboardLinks.product(product._id)}
      >
        {withBreaks(product.name)}
      </Link>
      {!isShown(product) && ' '}
      <StateChip product={product} />
      {product.family && <small className="block text-soft">{texts.family(product.family)}</small>}
    </PictureCell>
  )
}

/** Returns whether visitors have a page for a product. Hidden products and parts without stock have none. */
function hasPage(product: ManagedProduct): boolean {
  return isShown(product) && product.stocked !== false
}

function isShown({ state = 'shown' }: ManagedProduct): boolean {
  return state === 'shown'
}

/** Shows the price, and below it the earlier price with the day from which it applied. */
function ListedPrice({
  product: { price, compareAtPrice, compareAtPriceSince },
}: {
  product: ManagedProduct
}) {
  const formats = useFormats()
  if (price === undefined) return texts.unknown
  return (
    <span className="grid justify-items-end">
      {moneyFigure(formats, price)}
      {compareAtPrice !== undefined && (
        <small className="max-w-48 font-text text-soft whitespace-normal">
          <span className="sr-only">{texts.earlier} </span>
          <s>{moneyFigure(formats, compareAtPrice)}</s>
          {compareAtPriceSince !== undefined && (
            <>
              {' '}
              {texts.since} <LocalDay at={Date.parse(compareAtPriceSince)} />
            </>
          )}
        </small>
      )}
    </span>
  )
}

function countText(formats: Formats, count: number | undefined): string {
  return count === undefined ? texts.unknown : wholeNumber(formats, count)
}

function Stock({ product, waiting }: { product: Tool; waiting: number | undefined }) {
  return (
    <>
      <IfOffered operation={listMovements} otherwise={<InStock product={product} />}>
        <Link className="row-link" to={dashboardLinks.stockOf(product._id)}>
          <InStock product={product} />
          <span className="sr-only">{texts.whyStock(product.name)}</span>
        </Link>
      </IfOffered>
      {waiting !== undefined && <span className="block text-soft">{texts.waiting(waiting)}</span>}
    </>
  )
}

function InStock({ product: { availableQuantity, minOrderQuantity } }: { product: Tool }) {
  const formats = useFormats()
  if (availableQuantity === undefined) return texts.unknown
  if (availableQuantity === 0) return <Chip state="bad">{texts.soldOut}</Chip>
  return (
    <span className="inline-flex gap-[0.6rem] items-center justify-end">
      <Gauge amount={availableQuantity} portion={minOrderQuantity} />
      {wholeNumber(formats, availableQuantity)}
    </span>
  )
}

function Actions({ product, onDelete }: Pick<RowActions, 'onDelete'> & { product: ManagedProduct }) {
  const of = <span className="sr-only">{texts.ofProduct(product.name)}</span>
  return (
    <span className="actions row-actions">
      <IfOffered operation={changeTool}>
        <Link className="button button-quiet" to={dashboardLinks.product(product._id)}>
          {texts.edit}
          {of}
        </Link>
      </IfOffered>
      <StateButton product={product} />
      <Button kind="quiet" onClick={() => onDelete(product)}>
        {texts.delete}
        {of}
      </Button>
    </span>
  )
}
