import type { Reader } from '../../database.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import { storedLists } from './product-details.ts'

/** The form of a product suggests at most this many families. */
const mostFamilies = 1000

interface ListedFamily {
  /** As its first member writes it. */
  readonly name: string
  readonly kind: ProductKind
  readonly axes: string[]
  readonly members: number
}

/** Returns the families by name, with the number of their members. */
export async function listFamilies(read: Reader): Promise<readonly ListedFamily[]> {
  const rows = await read
    .selectFrom((eb) =>
      eb
        .selectFrom('products')
        .where('family_key', 'is not', null)
        .where('deleted_at', 'is', null)
        .groupBy(['family_key', 'kind'])
        .orderBy('family_key')
        .orderBy('kind')
        .limit(mostFamilies)
        .select(({ fn }) => [
          'family_key as key',
          'kind',
          fn.countAll<number>().as('members'),
          fn.min('id').as('first'),
        ])
        .as('counted'),
    )
    .innerJoin('products', 'products.id', 'counted.first')
    .orderBy('counted.key')
    .orderBy('counted.kind')
    .select(['counted.kind', 'counted.members', 'products.details'])
    .execute()
  return rows.map(({ kind, members, details }) => {
    const { family = '', familyAxes = [] } = storedLists(details)
    return { name: family, kind, axes: familyAxes, members: Number(members) }
  })
}
