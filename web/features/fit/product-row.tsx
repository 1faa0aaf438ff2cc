import '../../styles/storefront/goods-rows.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SearchResult } from '../../../contract/catalogue/search.ts'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { hasStock, shortStockText } from '../../../domain/catalogue/stock-state.ts'
import { links } from '../../routing/links.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { Gauge } from '../../ui/values/gauge.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { productTexts } from './jobs-texts.ts'

interface ProductRowProps {
  readonly product: SearchResult
  /** What the row says of the product. */
  readonly children?: ReactNode
}

/** Renders a tool or a part in one row: picture, price, stock and the way to it. */
export function ProductRow({ product, children }: ProductRowProps) {
  const { kind, _id, name, img, outline, price } = product
  const gone = product.availableQuantity === 0
  const booked = kind === 'tool' || hasStock(product)
  return (
    <li className="goods-row reach">
      <ShadowPicture src={img} files={pictureFiles(img)} alt="" sizes="96px" outline={outline} gone={gone} />
      <div>
        <p className="goods-row-name">
          <Link className="cover" to={links.part(_id, booked)}>
            {name || productTexts.part}
          </Link>
        </p>
        {children}
        <p className="goods-row-figures">
          <b className="figure">
            <Amount amount={price} />
          </b>
          <Stock {...product} />
        </p>
      </div>
      <span className="goods-row-way" aria-hidden="true">
        {!booked ? productTexts.quote : gone ? productTexts.look : productTexts.book}
      </span>
    </li>
  )
}

function Stock({ availableQuantity, minOrderQuantity = 1 }: SearchResult) {
  if (availableQuantity === undefined) return null
  if (availableQuantity <= 0) return <span className="figure">{productTexts.soldOut}</span>
  if (availableQuantity < minOrderQuantity)
    return <span className="figure">{shortStockText(availableQuantity, minOrderQuantity, wholeNumber)}</span>
  return (
    <>
      <span className="goods-row-stock">
        <Gauge amount={availableQuantity} portion={minOrderQuantity} />
        <span>
          <b className="figure">{wholeNumber(availableQuantity)}</b> {productTexts.inStock}
        </span>
      </span>
      {minOrderQuantity > 1 && <span className="soft">{productTexts.from(minOrderQuantity)}</span>}
    </>
  )
}
