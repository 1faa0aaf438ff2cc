/** Returns the query with changed parameters, so that each choice on the page keeps the others. */
export function searchWith(
  search: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
