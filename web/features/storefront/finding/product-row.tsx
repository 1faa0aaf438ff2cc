import { Link } from 'react-router'
import { pictureFiles } from '../../../../domain/catalogue/own-picture.ts'
import { isBuyable } from '../../../../domain/catalogue/stock-state.ts'
import { OwnPrice } from '../../../buying/own-price.tsx'
import { PutInCorner } from '../../../buying/put-in-corner.tsx'
import { links } from '../../../routing/links.ts'
import { productsTexts } from '../../../texts/storefront.ts'
import { TravellingPicture } from '../../../ui/pictures/travelling-picture.tsx'
import { Figure, Price } from '../../../ui/values/figure.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { wholeNumber } from '../../../ui/values/numbers.ts'
import { descriptionLangOf, langOf } from '../../../ui/values/owners-language.ts'
import { StockLine } from '../stock-line.tsx'
import { MarkedText } from './marked-text.tsx'
import { RowBooking, typedQuantity } from './row-booking.tsx'
import type { Columns, ToolEntry } from './table-columns.ts'
import { findingTexts } from './texts.ts'

interface ProductRowProps extends Columns {
  readonly product: ToolEntry
  readonly words: string
  /** Whether the picture is among the first of the page, which load eagerly. */
  readonly first: boolean
}

/**
 * Renders a product of a list. A sold-out product shows only its outline. Sold-out products and those below their
 * minimum order cannot be bought.
 */
export function ProductRow({ product, columns, words, first }: ProductRowProps) {
  const formats = useFormats()
  const gone = product.availableQuantity === 0
  const buyable = isBuyable(product)
  return (
    <li className="tool-card tool-row reach">
      <TravellingPicture
        thing={product._id}
        src={product.img}
        files={pictureFiles(product.img)}
        alt=""
        sizes="(min-width: 75rem) 400px, (min-width: 48rem) 44vw, 96px"
        outline={product.outline}
        gone={gone}
        first={first}
        scaled={product.scaled}
      />
      <label className="compare-choice">
        <input
          className="w-[1.15rem] h-[1.15rem] accent-ink"
          type="checkbox"
          name="tools"
          value={product._id}
        />
        <span className="px-[0.4rem] bg-paper">
          {findingTexts.compare} <span className="sr-only">{product.name}</span>
        </span>
      </label>
      {buyable && <PutInCorner product={product} quantity={() => typedQuantity(formats, product._id)} />}
      <div className="tool-body">
        <div className="tool-row-name">
          <h2 className="card-title">
            <Link {...langOf(product)} className="cover own-words" to={links.tool(product._id)}>
              <MarkedText text={product.name} words={words} />
            </Link>
          </h2>
          <ScaleNote product={product} />
          {product.sku && <p className="tool-row-sku figure">{product.sku}</p>}
          {product.members && <p className="figure text-note">{product.members}</p>}
          <p {...descriptionLangOf(product)} className="soft tool-text">
            <MarkedText text={product.shortDescription} words={words} />
          </p>
        </div>
        <dl className="figures">
          {columns.map((column, place) => (
            <div key={column} className="tool-row-spec">
              <dt>{column}</dt>
              <dd>{product.cells[place] || '–'}</dd>
            </div>
          ))}
          <Price label={productsTexts.price} amount={product.price} earlier={product}>
            <OwnPrice id={product._id} />
          </Price>
          <Figure
            label={productsTexts.minimum}
            value={product.minOrderQuantity}
            unit={productsTexts.piece(product.minOrderQuantity)}
          />
        </dl>
        <div className="tool-row-stock">
          <StockLine available={product.availableQuantity} minimum={product.minOrderQuantity} />
        </div>
      </div>
      <Link
        className={buyable ? 'button button-card' : 'button button-card button-quiet'}
        to={links.tool(product._id)}
      >
        {buyable ? productsTexts.buy : productsTexts.look} <span className="sr-only">{product.name}</span>
      </Link>
      {buyable && <RowBooking product={product} />}
    </li>
  )
}

/** Shows the length of the product, if the list has a common scale. */
function ScaleNote({ product: { lengthMm, scaled } }: Pick<ProductRowProps, 'product'>) {
  const formats = useFormats()
  const length = lengthMm === undefined ? undefined : `${wholeNumber(formats, lengthMm)} mm`
  if (scaled) return <p className="tool-row-length figure">{length}</p>
  return (
    <p className="tool-row-length figure">
      {length ? findingTexts.notToScaleLength(length) : findingTexts.notToScale}
    </p>
  )
}
