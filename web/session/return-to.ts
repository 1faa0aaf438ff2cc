import { isRecord } from '../api/is-record.ts'
import { links } from '../routing/links.ts'

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
}

/** Router state of a link to /login or /signup: the return path. */
interface Origin {
  readonly from: string
}

/** Makes this page the return path. The browser keeps it with the history, across a reload. */
export function originAt({ pathname, search, hash }: Omit<Place, 'state'>): Origin {
  return { from: pathname + search + hash }
}

/**
 * Returns where to go after signing in (spec §2): the return path in the router's state or in the address
 * (`?from=`), otherwise the home page. Never another site.
 */
export function returnPath({ state, search }: Pick<Place, 'state' | 'search'>): string {
  const from = isRecord(state) ? state.from : null
  return ownPath(from) ?? ownPath(new URLSearchParams(search).get('from')) ?? links.home
}

const anyOrigin = 'https://shop.invalid'

/** Returns a path of this shop, or null for anything that a browser would resolve to another site. */
function ownPath(from: unknown): string | null {
  if (typeof from !== 'string' || !from.startsWith('/')) return null
  if (!URL.canParse(from, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(from, anyOrigin)
  // Resolved dots can make a path begin with two slashes, which a browser would resolve to another site.
  if (pathname.startsWith('//')) return null
  // A sign-in page as return path would lead in a circle.
  if (origin !== anyOrigin || pathname === links.login() || pathname === links.signup) return null
  return pathname + search + hash
}
