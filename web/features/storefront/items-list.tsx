import { Link } from 'react-router'
import { pictureFiles } from '../../../domain/own-picture.ts'
import type { Item } from '../../api/rows/catalogue.ts'
import { links } from '../../routing/links.ts'
import { itemsTexts } from '../../texts/storefront.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { Dollars } from '../../ui/values/figure.tsx'

interface ItemsListProps {
  readonly items: readonly Item[]
  /** Heading level of the items: one below the list's. */
  readonly level: 2 | 3
}

/** Lists the parts. A part has no order form; a quote can be requested for it. */
export function ItemsList({ items, level }: ItemsListProps) {
  if (items.length === 0) return <p className="card empty">{itemsTexts.empty}</p>
  return (
    <ul className="items-list">
      {items.map((item) => (
        <ItemCard key={item._id} item={item} level={level} />
      ))}
    </ul>
  )
}

function ItemCard({ item, level }: { item: Item; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const name = item.name ?? itemsTexts.unnamed
  return (
    <li className="item-card reach">
      <ShadowPicture
        src={item.img}
        files={pictureFiles(item.img)}
        alt=""
        sizes="(min-width: 75rem) 272px, (min-width: 44rem) 20vw, 38vw"
        outline={item.outline}
      />
      <div className="item-body">
        <Heading className="card-title item-name">{name}</Heading>
        <p className="item-price figure">
          <Dollars amount={item.price} />
        </p>
        <Link className="item-quote cover" to={links.quote(item._id)}>
          {itemsTexts.quote} <span className="sr-only">{name}</span>
        </Link>
      </div>
    </li>
  )
}
