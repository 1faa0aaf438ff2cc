import { Link } from 'react-router'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { isBuyable } from '../../../domain/catalogue/stock-state.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { OwnPrice } from '../../buying/own-price.tsx'
import { PutInCorner } from '../../buying/put-in-corner.tsx'
import { links } from '../../routing/links.ts'
import { productsTexts } from '../../texts/storefront.ts'
import { TravellingPicture } from '../../ui/pictures/travelling-picture.tsx'
import { EarlierPrice } from '../../ui/values/earlier-price.tsx'
import { Figure, Price } from '../../ui/values/figure.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { descriptionLangOf, langOf } from '../../ui/values/owners-language.ts'
import { StockLine } from './stock-line.tsx'

/**
 * Renders a product card. A sold-out product shows only its outline. Sold-out products and those below their minimum
 * order cannot be bought.
 */
export function ProductCard({ product, level }: { product: Tool; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const buyable = isBuyable(product)
  return (
    <li className="tool-card reach">
      <TravellingPicture
        thing={product._id}
        src={product.img}
        files={pictureFiles(product.img)}
        alt=""
        sizes="(min-width: 75rem) 400px, (min-width: 46rem) 44vw, 92vw"
        outline={product.outline}
        gone={product.availableQuantity === 0}
      />
      {buyable && <PutInCorner product={product} />}
      <div className="tool-body">
        <Heading className="card-title">
          <Link {...langOf(product)} className="cover own-words" to={links.tool(product._id)}>
            {withBreaks(product.name)}
          </Link>
        </Heading>
        <p {...descriptionLangOf(product)} className="soft tool-text">
          {product.shortDescription}
        </p>
        <dl className="figures">
          <Price label={productsTexts.price} amount={product.price}>
            <OwnPrice id={product._id} />
          </Price>
          <Figure
            label={productsTexts.minimum}
            value={product.minOrderQuantity}
            unit={productsTexts.piece(product.minOrderQuantity)}
          />
        </dl>
        {product.members && <p className="figure">{product.members}</p>}
        <EarlierPrice of={product} />
        <StockLine available={product.availableQuantity} minimum={product.minOrderQuantity} />
      </div>
      <Link
        className={buyable ? 'button button-card' : 'button button-card button-quiet'}
        to={links.tool(product._id)}
      >
        {buyable ? productsTexts.buy : productsTexts.look} <span className="sr-only">{product.name}</span>
      </Link>
    </li>
  )
}
