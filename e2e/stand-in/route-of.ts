/** A route of the contract and the value of its parameter. */
export interface Matched {
  readonly route: string
  readonly named: string
}

/** Returns the route (`GET /tools/{id}`) that matches a decoded path. */
export function routeOf(
  routes: readonly string[],
  method: string,
  path: readonly string[],
): Matched | undefined {
  for (const route of routes) {
    const [routeMethod, pattern = ''] = route.split(' ')
    if (routeMethod !== method) continue
    const parts = pattern.split('/').slice(1)
    const fits = parts.every((part, place) => part.startsWith('{') || part === path[place])
    if (fits && parts.length === path.length) return { route, named: path.at(-1) ?? '' }
  }
  return undefined
}
