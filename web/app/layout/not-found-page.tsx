import { Link } from 'react-router'
import { pageArt } from '../../../domain/catalogue/own-picture.ts'
import { links } from '../../routing/links.ts'
import { ToSearch } from '../../routing/to-search.tsx'
import { problems } from '../../texts/problems.ts'
import { PageArt } from '../../ui/pictures/page-art.tsx'

/** Renders the 404 page with links to other pages (spec §2). */
export function NotFoundPage() {
  return (
    <div className="wrap problem">
      <PageArt {...pageArt('not-found')} sizes="(min-width: 52rem) 600px, 92vw" first />
      <div className="card problem-card">
        <p className="kicker">404</p>
        <h1>{problems.notFoundTitle}</h1>
        <p>{problems.notFound}</p>
        <p className="actions">
          <Link className="button" to={links.tools}>
            {problems.toTools}
          </Link>
          <ToSearch />
          <Link className="button button-quiet" to={links.home}>
            {problems.toHome}
          </Link>
        </p>
      </div>
    </div>
  )
}
