import { Link } from 'react-router'
import type { Facets } from '../../../../contract/catalogue/catalogue-query.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { shownWord } from '../../../routing/language-of-pages.ts'
import { links } from '../../../routing/links.ts'
import { findingTexts } from './texts.ts'

interface NothingFoundProps {
  readonly words: string | undefined
  /** The categories that match the words without the filters, or all categories. */
  readonly categories: Facets['categories']
}

/** Shows an empty result with the next steps: categories, the lists, or a quote for the words. */
export function NothingFound({ words, categories }: NothingFoundProps) {
  const settings = useShopSettings()
  return (
    <div className="card empty">
      <p className="font-wide text-title leading-[1.2] font-bold">{findingTexts.nothing(words)}</p>
      <p>{findingTexts.nothingText}</p>
      {categories.length > 0 && (
        <nav aria-label={findingTexts.categories}>
          <ul className="finding-chips">
            {categories.map(({ value, label }) => (
              <li key={value} lang={shownWord(settings, value, label).lang}>
                <Link className="choice" to={`${links.tools}?${new URLSearchParams({ category: value })}`}>
                  {label ?? value}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="actions">
        {words && (
          <Link className="button" to={links.quoteFor(words)}>
            {findingTexts.ask}
          </Link>
        )}
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
