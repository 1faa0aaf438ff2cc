import { Link } from 'react-router'
import { links } from '../../../routing/links.ts'
import { findingTexts } from './texts.ts'

/** Says that a search found nothing, and where to go on: other words, the lists, or a quote for these words. */
export function NothingFound({ words }: { words: string }) {
  return (
    <div className="card empty">
      <p className="finding-nothing">{findingTexts.nothing(words)}</p>
      <p>{findingTexts.nothingText}</p>
      <p className="actions">
        <Link className="button" to={links.quoteFor(words)}>
          {findingTexts.ask}
        </Link>
        <Link className="button button-quiet" to={links.tools}>
          {findingTexts.all}
        </Link>
        <Link className="button button-quiet" to={links.items}>
          {findingTexts.allParts}
        </Link>
      </p>
    </div>
  )
}
