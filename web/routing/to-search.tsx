import { IfOffered } from '../api/if-offered.tsx'
import { layoutTexts } from '../texts/layout.ts'
import { links } from './links.ts'

/** Links to the search field at the top of the page and moves the focus there, if {host} offers a search. */
export function ToSearch() {
  return (
    <IfOffered operation={{ id: 'searchProducts' }}>
      <a className="button button-quiet" href={links.searchField}>
        {layoutTexts.search}
      </a>
    </IfOffered>
  )
}
