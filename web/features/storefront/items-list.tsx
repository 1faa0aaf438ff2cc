import { Link } from 'react-router'
import type { Item } from '../../../contract/catalogue/list-items.ts'
import { itemsMessages } from '../../messages/storefront.ts'
import { links } from '../../routing/links.ts'
import { dollarFigure } from '../../ui/numbers.ts'
import { ShadowPicture } from '../../ui/shadow-picture.tsx'

/** The parts for sale. A part has no order form of its own; it can be asked for in a quote. */
export function ItemsList({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return <p className="plate empty">{itemsMessages.empty}</p>
  return (
    <ul className="items-list">
      {items.map((item) => (
        <ItemCard key={item._id} item={item} />
      ))}
    </ul>
  )
}

function ItemCard({ item }: { item: Item }) {
  const name = item.name ?? itemsMessages.unnamed
  return (
    <li className="item-card reach">
      <ShadowPicture src={item.img} alt="" outline={item.outline} />
      <div className="item-plate">
        <h3>{name}</h3>
        <p className="item-price figure">
          <span className="currency">$</span>
          {dollarFigure(item.price)}
        </p>
        <Link className="item-quote cover" to={links.quote(item._id)}>
          {itemsMessages.quote}
          <span className="sr-only">: {name}</span>
        </Link>
      </div>
    </li>
  )
}
