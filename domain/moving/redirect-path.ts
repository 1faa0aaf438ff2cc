import { cleanLine } from '../../contract/clean-text.ts'

/** The longest address of a redirect. */
export const longestRedirectPath = 2_000

/** Parameters that only say where a visitor came from. */
const tracking = /^(?:utm_|mc_|pk_|fbclid$|gclid$|gbraid$|wbraid$|msclkid$|srsltid$|_ga$)/

/**
 * Returns an old address in the form in which redirects are kept and found: its path decoded, in lower case and without
 * a slash at its end, and its parameters sorted; undefined for an invalid address. Leaves out the host, because it is
 * the former shop's.
 */
export function redirectSource(written: string): string | undefined {
  const { path, query } = splitAddress(written) ?? {}
  if (path === undefined) return undefined
  return query ? `${path}?${query}` : path
}

/** Returns the forms under which the redirect of a requested address is kept, the most specific first. */
export function redirectSourcesOf(url: string): readonly string[] {
  const { path, query } = splitAddress(url) ?? {}
  if (path === undefined) return []
  return query ? [`${path}?${query}`, path] : [path]
}

function splitAddress(written: string): { readonly path: string; readonly query: string } | undefined {
  const address = withoutHostOf(cleanLine(written))
  if (address === undefined || !address.startsWith('/')) return undefined
  const [beforeHash = ''] = address.split('#', 1)
  const at = beforeHash.indexOf('?')
  const path = at < 0 ? beforeHash : beforeHash.slice(0, at)
  const parameters = [...new URLSearchParams(at < 0 ? '' : beforeHash.slice(at + 1))]
    .filter(([name]) => !tracking.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  return { path: comparable(path), query: parameters.join('&') }
}

/** Returns the path and parameters of an address with a host; undefined for an address of another kind. */
function withoutHostOf(address: string): string | undefined {
  const host = /^(?:https?:)?\/\/[^/?#\s]+/i.exec(address)?.[0]
  if (host === undefined) return address
  const rest = address.slice(host.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function comparable(path: string): string {
  const plain = decodedPath(path).toLowerCase().normalize('NFC')
  let end = plain.length
  while (end > 1 && plain[end - 1] === '/') end -= 1
  return plain.slice(0, end)
}

/** A letter beyond ASCII as shops that were not in UTF-8 wrote it: `sch%F6n`. */
const latinLetter = /%([89a-f][0-9a-f])/gi

/** Returns a path decoded; one that is not UTF-8 is read as Latin-1, with which older shops wrote their addresses. */
function decodedPath(path: string): string {
  return decoded(path).replaceAll(latinLetter, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // Percent signs that are no code stay; the server writes them as %25 before it routes an address.
    return path.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
}

/** Why an address cannot be the target of a redirect. */
export type TargetProblem = 'targetPath' | 'otherHost'

/** Returns the path, with parameters, to which a redirect leads; or why it cannot. */
export function redirectTarget(
  written: string,
  publicUrl: string,
): { readonly target: string } | { readonly problem: TargetProblem } {
  const text = cleanLine(written)
  const base = new URL(publicUrl)
  if (/^[a-z][a-z0-9+.-]{0,30}:/i.test(text) || /^[/\\]{2}/.test(text)) {
    const url = URL.canParse(text, base) ? new URL(text, base) : undefined
    return url?.host === base.host ? targetAt(url) : { problem: 'otherHost' }
  }
  if (!text.startsWith('/') || text.includes('\\')) return { problem: 'targetPath' }
  const url = new URL(text, base)
  return url.origin === base.origin ? targetAt(url) : { problem: 'otherHost' }
}

/** Refuses a path that a browser would read as the address of another host, such as that of `/.//evil.example`. */
function targetAt({ pathname, search, hash }: URL): ReturnType<typeof redirectTarget> {
  return pathname.startsWith('//') ? { problem: 'otherHost' } : { target: pathname + search + hash }
}

/** Returns the id of the product whose page is at a path; undefined for other paths. */
export function productOfPath(path: string | null): string | undefined {
  return /^\/tool\/([\w-]{1,64})$/.exec(path ?? '')?.[1]
}

/** First parts of paths that the shop itself answers, not with pages. */
const ownPlaces = new Set([
  ...['api', 'auth', 'images', 'assets', 'payments', 'mcp', 'sandbox', '.well-known'],
  ...['healthz', 'readyz', 'metrics', 'robots.txt', 'sitemap.xml', 'feed.xml', 'llms.txt', 'favicon.ico'],
])

/** Tells whether the shop answers a path with something else than a page. */
export function isOwnPlace(source: string): boolean {
  return ownPlaces.has(/^\/([^/?]*)/.exec(source)?.[1] ?? '')
}
