/** The name and the direction of a list's `sort` parameter: a hyphen before the name is descending. */
export function sortedBy<Name extends string>(
  sort: Name | `-${Name}`,
): { readonly by: Name; readonly descending: boolean } {
  const descending = sort.startsWith('-')
  // What is left without the hyphen is a name by the parameter's type.
  return { by: (descending ? sort.slice(1) : sort) as Name, descending }
}
