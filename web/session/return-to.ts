import { links } from '../routing/links.ts'

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
}

/** The router state that a link to /login or /signup carries: where the person comes back to. */
interface Origin {
  readonly from: string
}

/** Remembers this page as the one to come back to. The browser keeps it with the history, over a reload. */
export function originAt({ pathname, search, hash }: Omit<Place, 'state'>): Origin {
  return { from: pathname + search + hash }
}

/**
 * Where to go after signing in (spec §2): the page that the person was sent from, in the router's state or in
 * the address (`?from=`), otherwise the home page. Never another site.
 */
export function returnPath({ state, search }: Pick<Place, 'state' | 'search'>): string {
  const { from } = typeof state === 'object' && state !== null && 'from' in state ? state : { from: null }
  return ownPath(from) ?? ownPath(new URLSearchParams(search).get('from')) ?? links.home
}

const anyOrigin = 'https://shop.invalid'

/** A path of this shop, or null: what a browser would read as another site's address leads nowhere. */
function ownPath(from: unknown): string | null {
  if (typeof from !== 'string' || !from.startsWith('/')) return null
  if (!URL.canParse(from, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(from, anyOrigin)
  // Dots in a path can make it begin with two slashes, which the next reader takes for another site's address.
  if (pathname.startsWith('//')) return null
  // A page of the sign-in itself would only send the person round in a circle.
  if (origin !== anyOrigin || pathname === links.login() || pathname === links.signup) return null
  return pathname + search + hash
}
