import { Link } from 'react-router'
import { pagesTexts } from '../../../texts/storefront.ts'
import { addressWith } from './chips.ts'
import type { ListData } from './list-data.ts'

interface ListPagesProps {
  /** The path of the list. */
  readonly path: string
  /** The filters in the address, which all pages of the list keep. */
  readonly address: URLSearchParams
  readonly page: Pick<ListData<unknown>, 'isFirst' | 'next'>
}

/** Links to a list's other pages; renders nothing for a list of one page. */
export function ListPages({ path, address, page: { isFirst, next } }: ListPagesProps) {
  if (isFirst && next === undefined) return null
  return (
    <nav className="section-more" aria-label={pagesTexts.label}>
      {!isFirst && (
        <Link className="button button-quiet" to={address.size > 0 ? `${path}?${address}` : path}>
          {pagesTexts.first}
        </Link>
      )}
      {next !== undefined && (
        <Link className="button button-quiet" rel="next" to={addressWith(path, address, 'after', next)}>
          {pagesTexts.next}
        </Link>
      )}
    </nav>
  )
}
