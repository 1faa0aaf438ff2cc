import { Link } from 'react-router'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { hasStock, isBuyable } from '../../../domain/catalogue/stock-state.ts'
import type { Item } from '../../api/rows/catalogue.ts'
import { OwnPrice } from '../../buying/own-price.tsx'
import { PutInCorner } from '../../buying/put-in-corner.tsx'
import { links } from '../../routing/links.ts'
import { itemsTexts, productsTexts } from '../../texts/storefront.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { EarlierPrice } from '../../ui/values/earlier-price.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { langOf } from '../../ui/values/owners-language.ts'
import { StockLine } from './stock-line.tsx'

interface ItemsListProps {
  readonly items: readonly Item[]
  /** Heading level of the items: one below the list's. */
  readonly level: 2 | 3
}

/**
 * The pictures of a phone's first row in a list that is the page's main content. Loading more at once would delay this
 * row and the fonts.
 */
const firstPictures = 2

/** Lists the parts. A part with stock is booked on its page; for other parts customers request a quote. */
export function ItemsList({ items, level }: ItemsListProps) {
  if (items.length === 0) return <p className="card empty">{itemsTexts.empty}</p>
  return (
    <ul className="items-list">
      {items.map((item, place) => (
        <ItemCard key={item._id} item={item} level={level} first={level === 2 && place < firstPictures} />
      ))}
    </ul>
  )
}

interface ItemCardProps {
  readonly item: Item
  readonly level: 2 | 3
  readonly first: boolean
}

function ItemCard({ item, level, first }: ItemCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const name = item.name ?? itemsTexts.unnamed
  const { availableQuantity, minOrderQuantity = 1 } = item
  const stocked = hasStock(item)
  const action = isBuyable(item) ? productsTexts.buy : productsTexts.look
  return (
    <li className="item-card reach">
      <ShadowPicture
        src={item.img}
        files={pictureFiles(item.img)}
        alt=""
        sizes="(min-width: 75rem) 272px, (min-width: 44rem) 20vw, 41vw"
        outline={item.outline}
        gone={availableQuantity === 0}
        first={first}
      />
      {stocked && isBuyable(item) && <PutInCorner product={{ ...item, name }} />}
      <div className="item-body">
        <Heading {...langOf(item)} className="card-title item-name own-words">
          {name}
        </Heading>
        <p className="item-price figure">
          <Amount amount={item.price} />
          {stocked && minOrderQuantity > 1 && <small> {itemsTexts.from(minOrderQuantity)}</small>}
        </p>
        <EarlierPrice of={item} />
        {stocked && <OwnPrice id={item._id} />}
        {stocked && <StockLine available={availableQuantity} minimum={minOrderQuantity} />}
        <Link className="item-quote cover" to={links.part(item._id, stocked)}>
          {stocked ? action : itemsTexts.quote} <span className="sr-only">{name}</span>
        </Link>
      </div>
    </li>
  )
}
