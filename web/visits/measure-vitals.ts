import { onCLS, onINP, onLCP } from 'web-vitals'
import type { PageKind, VisitToCount } from '../../contract/visits/visits.ts'
import { sendVisit } from './send-visit.ts'

/**
 * Measures how fast this document was for its visitor, and sends it once, when the visitor first leaves it. The browser
 * has kept what happened before this code loaded.
 */
export function measureVitals(page: PageKind): void {
  const vitals: NonNullable<VisitToCount['vitals']> = {}
  const always = { reportAllChanges: true }
  onLCP(({ value }) => (vitals.lcp = Math.min(value, 600_000)), always)
  onINP(({ value }) => (vitals.inp = Math.min(value, 600_000)), always)
  onCLS(({ value }) => (vitals.cls = Math.min(value, 1000)), always)
  // Registered after those of the library, which update the values when the page is hidden.
  document.addEventListener('visibilitychange', sendWhenHidden)

  function sendWhenHidden(): void {
    if (!document.hidden || Object.keys(vitals).length === 0) return
    document.removeEventListener('visibilitychange', sendWhenHidden)
    sendVisit({ vitals }, page)
  }
}
