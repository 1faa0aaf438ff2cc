import { useCallback } from 'react'
import { Link } from 'react-router'
import { listTexts, type TextPage, type TextSource, textPages } from '../../../contract/shop/texts.ts'
import { useApi } from '../../api/api-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { stateNames, textsTexts as texts } from './texts.ts'

/** Links each text to all others, and marks texts that the owner has not written yet. */
export function TextNav({ current }: { readonly current: TextPage }) {
  const api = useApi()
  const load = useCallback((signal: AbortSignal) => api.call(listTexts, {}, { signal }), [api])
  const [loaded] = useLoaded(load)
  const states = new Map<TextPage, TextSource['state']>(
    loaded.status === 'ready' ? loaded.data.map(({ page, state }) => [page, state]) : [],
  )
  return (
    <nav className="flex flex-wrap justify-self-start bg-sheet border border-line" aria-label={texts.heading}>
      {textPages.map((page) => (
        <Link
          className="grid content-center min-h-(--target) px-[0.9rem] py-[0.35rem] font-semibold no-underline border-b-3 border-b-transparent aria-[current=page]:border-b-ink"
          key={page}
          to={dashboardLinks.texts(page)}
          preventScrollReset
          aria-current={page === current ? 'page' : undefined}
        >
          {writtenPages[page].title} <StateMark state={states.get(page)} />
        </Link>
      ))}
    </nav>
  )
}

/** Marks texts that are not written yet, in a space that is reserved while the states load. */
function StateMark({ state }: { readonly state: TextSource['state'] | undefined }) {
  const isOwn = state === 'own'
  return (
    <span className="text-[0.8125rem] font-normal text-soft">
      {state === undefined || isOwn ? '\u00a0' : stateNames[state]}
    </span>
  )
}
