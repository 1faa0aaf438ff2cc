import { Link } from 'react-router'
import { productsTexts } from '../../../texts/storefront.ts'
import { addressWith } from './chips.ts'
import { CompareForm } from './compare-form.tsx'
import type { Sort } from './list-query.ts'
import { ProductRow } from './product-row.tsx'
import { RowBookingForms } from './row-booking.tsx'
import type { Columns, ToolEntry } from './table-columns.ts'
import { findingTexts } from './texts.ts'
import type { ListAddress } from './use-list-address.ts'

/** The number of pictures that every screen shows initially; they load before scripts. */
const firstPictures = 3

interface ProductRowsProps extends Pick<ListAddress, 'path' | 'address'>, Columns {
  readonly products: readonly ToolEntry[]
  /** Words to mark. */
  readonly words: string
  /** Whether the column heads sort the list. */
  readonly sortable: boolean
}

/**
 * Renders products as one list. Styles show it as cards, as a table, or on a phone as compact rows: the view is known
 * before the first paint, and nothing is rendered twice.
 */
export function ProductRows({ products, columns, words, sortable, path, address }: ProductRowsProps) {
  if (products.length === 0) return <p className="card empty">{productsTexts.empty}</p>
  const sort = address.get('sort')
  const head = (by: Sort, text: string) => {
    const isSorted = sort === by || sort === `-${by}`
    const next = sort === by ? `-${by}` : by
    if (!sortable) return <span>{text}</span>
    return (
      <Link
        to={addressWith(path, address, 'sort', next)}
        aria-label={findingTexts.sortBy(text, next.startsWith('-'))}
        aria-current={isSorted}
        preventScrollReset
      >
        {text}
        {isSorted && <span aria-hidden="true">{sort === by ? ' ↑' : ' ↓'}</span>}
      </Link>
    )
  }
  return (
    <>
      <CompareForm>
        <div className="tool-rows" data-specs={columns.length}>
          <nav className="tool-rows-head" aria-label={findingTexts.sort}>
            {head('name', findingTexts.columns.name)}
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
            {head('availableQuantity', findingTexts.columns.stock)}
            {head('price', findingTexts.columns.price)}
            <span>{productsTexts.minimum}</span>
          </nav>
          <ul className="tool-grid">
            {products.map((product, place) => (
              <ProductRow
                key={product._id}
                product={product}
                columns={columns}
                words={words}
                first={place < firstPictures}
              />
            ))}
          </ul>
        </div>
      </CompareForm>
      <RowBookingForms products={products} />
    </>
  )
}
