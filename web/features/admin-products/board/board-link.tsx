import { Link } from 'react-router'
import { moveProduct } from '../../../../contract/catalogue/product-places.ts'
import { IfOffered } from '../../../api/if-offered.tsx'
import { dashboardLinks } from '../../../routing/dashboard-links.ts'
import { boardTexts } from './board-texts.ts'

/** Links to the board order of a kind, if the backend has one. */
export function BoardLink({ kind }: { readonly kind: 'tool' | 'part' }) {
  return (
    <IfOffered operation={moveProduct}>
      <Link className="button button-quiet" to={dashboardLinks.board(kind)}>
        {boardTexts.link}
      </Link>
    </IfOffered>
  )
}
