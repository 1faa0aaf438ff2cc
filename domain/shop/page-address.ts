/** The names of the parameters of an address pattern: `productId` for `/tool/:productId`. */
export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/**
 * Returns the address of a pattern. Values that the pattern does not name are query parameters, and empty ones are left
 * out.
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

/** Returns the whole URL of an address below the shop's public URL; a whole URL stays as it is. */
export function absoluteAt(publicUrl: string): (address: string) => string {
  return (address) => new URL(address, `${publicUrl}/`).href
}
