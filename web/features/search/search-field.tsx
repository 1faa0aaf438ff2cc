import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { links } from '../../routing/links.ts'
import { layoutTexts } from '../../texts/layout.ts'
import { loadStyled } from '../../ui/missing-styles.ts'
import type { SuggestionsProps } from './suggestions.tsx'

type Part = ComponentType<SuggestionsProps> | undefined

/** Loads the suggestions. After a failure the next focus tries again; until then the form works without them. */
function load(set: (part: () => Part) => void): void {
  loadOnDemand(() => loadStyled(() => import('./suggestions.tsx'))).then(
    (part) => set(() => part.Suggestions),
    () => set(() => undefined),
  )
}

/**
 * Renders the search form of every page: a plain form that leads to the tools. The code of suggestions loads on the
 * field's first focus; without it the browser submits the form. The key `/` focuses the field (pre-paint script).
 * Styles draw its icon, because every byte of this script loads with every page.
 */
export function SearchField() {
  const { pathname, search } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<Part>()
  // The server reads this parameter on this page only.
  const searched = (pathname === links.tools && new URLSearchParams(search).get('q')) || ''
  useEffect(() => {
    // The field may have the focus before this code runs.
    if (document.activeElement === field.current) load(setSuggestions)
  }, [])
  return (
    <search>
      <form className="find" action={links.tools}>
        <input
          ref={field}
          type="search"
          id={links.searchField.slice(1)}
          name="q"
          aria-label={layoutTexts.search}
          placeholder={layoutTexts.search}
          defaultValue={searched}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => load(setSuggestions)}
        />
        <button type="submit" aria-label={layoutTexts.search} />
        <kbd>/</kbd>
        {Suggestions && <Suggestions field={field} searched={searched} />}
      </form>
    </search>
  )
}
