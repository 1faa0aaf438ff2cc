/** The parameter names of an address pattern: `productId` for `/tool/:productId`. */
export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/**
 * Fills an address pattern with values. Values without a place in the pattern become query parameters; empty ones are
 * left out.
 */
export function addressOf(pattern: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  let path = pattern
  for (const [name, value = ''] of Object.entries(values)) {
    const filled = path.replace(`:${name}`, encodeURIComponent(value))
    if (filled === path && value !== '') query.set(name, value)
    path = filled
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** Returns a function that makes whole URLs below the shop's public URL; whole URLs stay unchanged. */
export function absoluteAt(publicUrl: string): (address: string) => string {
  return (address) => new URL(address, `${publicUrl}/`).href
}
