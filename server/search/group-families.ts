import type { ProductFacts } from './product-facts.ts'

/** The members of a family that a list shows as one row. */
export interface ShownMembers {
  /** How many members the list shows in the row. */
  readonly count: number
  /** The lowest price of these members, and whether one of them costs more. */
  readonly fromCents: number
  readonly pricesDiffer: boolean
}

export interface GroupedProducts {
  /** The products with only the first member of each family. */
  readonly products: readonly ProductFacts[]
  /** By the key of the family. */
  readonly members: ReadonlyMap<string, ShownMembers>
}

/** Groups products by their families. Products keep their order; a family has the place of its first member. */
export function groupFamilies(products: readonly ProductFacts[]): GroupedProducts {
  const members = new Map<string, { count: number; fromCents: number; pricesDiffer: boolean }>()
  const first = products.filter(({ family, unitPriceCents }) => {
    if (family === '') return true
    const known = members.get(family)
    if (!known) {
      members.set(family, { count: 1, fromCents: unitPriceCents, pricesDiffer: false })
      return true
    }
    known.count += 1
    known.pricesDiffer ||= unitPriceCents !== known.fromCents
    known.fromCents = Math.min(known.fromCents, unitPriceCents)
    return false
  })
  return { products: first, members }
}

/** What a row says about the family of its product. */
export interface RowOfFamily extends ShownMembers {
  /** How many members are for sale. */
  readonly of: number
  readonly axes: readonly string[]
}

/** Returns what the row of a product says about its family; undefined for a product without other members for sale. */
export function rowOfFamily(
  { family, familyAxes }: ProductFacts,
  members: GroupedProducts['members'],
  sizes: ReadonlyMap<string, number>,
): RowOfFamily | undefined {
  const shown = members.get(family)
  const of = sizes.get(family) ?? 0
  return shown && of > 1 ? { ...shown, of, axes: familyAxes } : undefined
}
