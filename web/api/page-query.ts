interface PartOfList {
  readonly search: string
  readonly sort: string
  readonly after: string
}

/**
 * The extension parameters that ask for one page of a list (contract/list-parameters.ts). A search goes
 * without an order, because it has its own.
 *
 * @param sorts the orders that the list knows; the first is its usual one, empty text its own without a name.
 */
export function pageQuery<Sort extends string>(
  { search, sort, after }: PartOfList,
  sorts: readonly [Sort, ...Sort[]],
  limit: number,
) {
  const part = { limit, ...(after && { after }) }
  if (search) return { ...part, search }
  const known = sorts.find((one) => one === sort) ?? sorts[0]
  return { ...part, ...(isNamed(known) && { sort: known }) }
}

function isNamed<Sort extends string>(sort: Sort): sort is Exclude<Sort, ''> {
  return sort !== ''
}
