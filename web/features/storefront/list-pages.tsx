import { Link } from 'react-router'
import { links } from '../../routing/links.ts'
import { pagesTexts } from '../../texts/storefront.ts'
import type { ListData } from './finding/load-list.ts'

interface ListPagesProps {
  /** The address of the list. */
  readonly list: string
  readonly page: Pick<ListData<unknown>, 'isFirst' | 'next'>
}

/** Links to a list's other pages; nothing for a list of one page. */
export function ListPages({ list, page: { isFirst, next } }: ListPagesProps) {
  if (isFirst && next === undefined) return null
  return (
    <nav className="section-more" aria-label={pagesTexts.label}>
      {!isFirst && (
        <Link className="button button-quiet" to={list}>
          {pagesTexts.first}
        </Link>
      )}
      {next !== undefined && (
        <Link className="button button-quiet" rel="next" to={links.pageAfter(list, next)}>
          {pagesTexts.next}
        </Link>
      )}
    </nav>
  )
}
