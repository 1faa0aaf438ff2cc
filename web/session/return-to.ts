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

/** Makes a page the return path. The browser keeps it in the history, across reloads. */
export function originAt({ pathname, search, hash }: Omit<Place, 'state'>): Origin {
  return { from: pathname + search + hash }
}

/**
 * Returns the path to open after the sign-in (spec §2): the return path in the router's state or in the address
 * (`?from=`), otherwise the home page. Never another site.
 */
export function returnPath({ state, search }: Pick<Place, 'state' | 'search'>): string {
  const from = isRecord(state) ? state.from : null
  return ownPath(from) ?? ownPath(new URLSearchParams(search).get('from')) ?? links.home
}

const anyOrigin = 'https://shop.invalid'

/** Returns a path of this shop; null for anything that a browser would resolve to another site. */
function ownPath(from: unknown): string | null {
  if (typeof from !== 'string' || !from.startsWith('/')) return null
  if (!URL.canParse(from, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(from, anyOrigin)
  // Resolving dots can produce a path with two leading slashes, which a browser would resolve to another site.
  if (pathname.startsWith('//')) return null
  // Returning to a sign-in page would be a loop.
  if (origin !== anyOrigin || pathname === links.login() || pathname === links.signup) return null
  return pathname + search + hash
}
