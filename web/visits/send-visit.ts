import type { PageKind, VisitToCount } from '../../contract/visits/visits.ts'
import { hostOf } from '../api/host.ts'
import { shopSettings } from '../api/shop-settings.ts'
import { currentSession } from '../session/access-token/stored-session.ts'
import { rememberedRole } from '../session/remembered-role.ts'

declare global {
  interface Navigator {
    /** Global Privacy Control; browsers without it lack the field. */
    readonly globalPrivacyControl?: boolean
  }
}

let page: PageKind = 'other'

/** The kinds of pages that this document has shown. They are forgotten with it: nothing is stored in the browser. */
const shownKinds = new Set<PageKind>()

/** Counts a page that the visitor sees. Returns false if this browser's visits are not counted. */
export function sendPage(kind: PageKind, begin: Pick<VisitToCount, 'from' | 'language'> = {}): boolean {
  page = kind
  const isFirst = !shownKinds.has(kind)
  shownKinds.add(kind)
  return sendVisit({ shown: isFirst ? 'first' : 'again', ...begin })
}

/**
 * Sends something to count to {host}, if it counts visits and this visitor is a person who does not object. Nothing is
 * sent that tells visitors apart: no cookie, token or identifier.
 */
export function sendVisit(counted: Omit<VisitToCount, 'page'>, kind: PageKind = page): boolean {
  try {
    return send({ page: kind, ...counted })
  } catch {
    // Whatever a browser lacks for it: what the visitor does goes on.
    return false
  }
}

function send(counted: VisitToCount): boolean {
  const settings = shopSettings()
  const { webdriver, globalPrivacyControl, doNotTrack } = navigator
  const objects = globalPrivacyControl || doNotTrack === '1'
  if (webdriver || objects || settings.shop.uncounted || !hostOf(settings).offers({ id: 'countVisit' }))
    return false
  // Staff who look at their own shop are no visitors.
  const session = currentSession()
  if (session.status === 'in' && (rememberedRole(session.email) ?? 'customer') !== 'customer') return false
  // `keepalive` outlives the page, as `sendBeacon` does, which would send cookies.
  void fetch(`${settings.apiHost}/visits`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(counted),
    // A visit that is not counted is no problem of the visitor.
  }).catch(() => undefined)
  return true
}
