import { type ComponentType, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { links } from '../../routing/links.ts'
import { layoutTexts } from '../../texts/layout.ts'
import { loadStyled } from '../../ui/missing-styles.ts'
import type { SuggestionsProps } from './suggestions.tsx'

/**
 * Renders the search form of every page: a plain form that leads to the tools. Its other code loads when the field
 * has the focus for the first time; without it the browser submits the form. The key `/` focuses it (pre-paint
 * script). Its icon is drawn by styles, because every byte of this script loads with every page.
 */
export function SearchField() {
  const { pathname, search } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  // The server reads this parameter on this page only.
  const searched = (pathname === links.tools && new URLSearchParams(search).get('q')) || ''
  return (
    <search>
      <form className="find" action={links.tools}>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={layoutTexts.search}
          placeholder={layoutTexts.search}
          defaultValue={searched}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() =>
            loadOnDemand(() => loadStyled(() => import('./suggestions.tsx'))).then(
              (part) => setSuggestions(() => part.Suggestions),
              // The next focus tries again; until then the form works without suggestions.
              () => setSuggestions(undefined),
            )
          }
        />
        <button type="submit" aria-label={layoutTexts.search} />
        <kbd>/</kbd>
        {Suggestions && <Suggestions field={field} searched={searched} />}
      </form>
    </search>
  )
}
