import type { createBrowserRouter } from 'react-router'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import type { PageKind } from '../../../contract/visits/visits.ts'
import { sendPage } from '../../visits/send-visit.ts'
import type { Page } from '../pages/page.ts'
import { matchedPage } from '../routes/routes-of.tsx'

/** A page that is seen for less is not counted. */
const seenMs = 1000
/** The code that measures loads once the page is in use, or after this time. */
const measuredAfterMs = 5000

/**
 * Counts each page of a router that a visitor sees. Pages are counted here, because the server answers them from memory
 * and the browser shows most of them without a request.
 */
export function countPages(router: ReturnType<typeof createBrowserRouter>): void {
  let counted = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const kind = () => kindOf(matchedPage(router.state.matches.map(({ route }) => route)))
  function count(): void {
    const { pathname } = router.state.location
    const page = kind()
    // A prerendered page is hidden until its visitor opens it.
    if (document.hidden || pathname === counted || !page) return
    const isFirst = counted === ''
    counted = pathname
    if (sendPage(page, isFirst ? beginOfVisit() : {}) && isFirst) measureLater(page)
  }
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(count, seenMs)
  }
  router.subscribe(wait)
  document.addEventListener('visibilitychange', wait)
  wait()
}

/** Returns the kind of a page, or the first part of its address; undefined for the dashboard, except payments. */
export function kindOf(page: Pick<Page, 'path' | 'counted'> | undefined): PageKind | undefined {
  if (page?.counted) return page.counted
  const [, first = '', second] = String([page?.path ?? '*'].flat()[0]).split('/')
  if (first === 'dashboard') return second === 'payment' ? 'payment' : undefined
  // A test compares the addresses of all pages with the contract's kinds.
  return (page ? first || (page.path === '/' ? 'home' : 'other') : 'other') as PageKind
}

/** Returns what led to the shop, if the document was not opened from the shop itself, again, or by Back. */
function beginOfVisit() {
  const [opened] = performance.getEntriesByType('navigation')
  const type = opened && 'type' in opened ? opened.type : 'navigate'
  const from = document.referrer && new URL(document.referrer).hostname
  return type === 'navigate' && from !== location.hostname ? { from, language: buildLanguage } : {}
}

/** Loads the code that measures when it takes nothing from the first view of the page. */
function measureLater(page: PageKind): void {
  const signs = ['pointerdown', 'keydown'] as const
  const timer = setTimeout(load, measuredAfterMs)
  for (const sign of signs) addEventListener(sign, load, { once: true, passive: true })

  function load(): void {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, load)
    // Without the code, the speed of this visit is not known.
    import('../../visits/measure-vitals.ts')
      .then(({ measureVitals }) => measureVitals(page))
      .catch(() => undefined)
  }
}
