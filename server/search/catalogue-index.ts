import type { SearchedProduct } from '../data/queries/catalogue/searched-products.ts'
import { ChoiceTable } from './choice-table.ts'
import {
  factsOf,
  fingerprintOf,
  keyOf,
  type Movable,
  movableOf,
  type ProductFacts,
  type ProductKind,
} from './product-facts.ts'

/** A sort order of products, without a search. */
export type ProductSort = 'position' | 'name' | 'price' | 'availableQuantity' | 'newest'

/** Returns the sort key for a sort order. */
export const sortValue: Readonly<Record<ProductSort, (facts: ProductFacts) => string | number>> = {
  position: ({ position }) => position,
  name: ({ nameFolded }) => nameFolded,
  price: ({ unitPriceCents }) => unitPriceCents,
  availableQuantity: ({ available }) => available ?? 0,
  newest: ({ createdAt }) => -createdAt,
}

/** The facts of all products for sale, in memory, with their sort orders. */
export class CatalogueIndex {
  /** Numbers the filter values of products. */
  readonly choices = new ChoiceTable()
  readonly #facts = new Map<string, ProductFacts>()
  readonly #orders = new Map<string, readonly ProductFacts[]>()
  readonly #familySizes = new Map<ProductKind, ReadonlyMap<string, number>>()
  #version = 0
  /** Keys of products whose texts changed since the last `takeChangedTexts` of an index, by its language. */
  readonly #changedTexts = new Map<string, Set<string>>()

  /** Changes with every change of a product. */
  get version(): number {
    return this.#version
  }

  get(key: string): ProductFacts | undefined {
    return this.#facts.get(key)
  }

  keysOf(kind: ProductKind): readonly string[] {
    return [...this.#facts.keys()].filter((key) => key.startsWith(`${kind} `))
  }

  /** Adds a product, or updates its changed facts. */
  put(kind: ProductKind, product: SearchedProduct): void {
    const key = keyOf(kind, product.id)
    const before = this.#facts.get(key)
    if (before?.fingerprint === fingerprintOf(product)) {
      this.#move(before, movableOf(product))
      return
    }
    this.#version += 1
    this.#facts.set(key, factsOf(kind, product, this.choices))
    for (const changed of this.#changedTexts.values()) changed.add(key)
    this.#forgetOrders()
  }

  remove(key: string): void {
    if (!this.#facts.delete(key)) return
    this.#version += 1
    for (const changed of this.#changedTexts.values()) changed.add(key)
    this.#forgetOrders()
  }

  #forgetOrders(): void {
    this.#orders.clear()
    this.#familySizes.clear()
  }

  /** Returns the number of members of each family of a kind that are for sale. */
  familySizes(kind: ProductKind): ReadonlyMap<string, number> {
    const known = this.#familySizes.get(kind)
    if (known) return known
    const sizes = new Map<string, number>()
    for (const facts of this.#facts.values())
      if (facts.kind === kind && facts.family !== '')
        sizes.set(facts.family, (sizes.get(facts.family) ?? 0) + 1)
    this.#familySizes.set(kind, sizes)
    return sizes
  }

  /** Returns the products of a kind in ascending order; equal ones by id. Sorts once until a product changes. */
  sorted(kind: ProductKind, by: ProductSort): readonly ProductFacts[] {
    const name = `${kind} ${by}`
    const known = this.#orders.get(name)
    if (known) return known
    const valueFor = sortValue[by]
    const order = [...this.#facts.values()]
      .filter((facts) => facts.kind === kind)
      .sort((a, b) => compare(valueFor(a), valueFor(b)) || compare(a.id, b.id))
    this.#orders.set(name, order)
    return order
  }

  /** Updates frequently changing values. Drops only the affected sort orders, because each booking calls this. */
  #move(facts: ProductFacts, to: Movable): void {
    const { kind, unitPriceCents, available, minimumOrder } = facts
    const [hasPrice, hasStock] = [unitPriceCents === to.unitPriceCents, available === to.available]
    if (hasPrice && hasStock && minimumOrder === to.minimumOrder) return
    if (!hasPrice) this.#orders.delete(`${kind} price`)
    if (!hasStock) this.#orders.delete(`${kind} availableQuantity`)
    Object.assign(facts, to)
    this.#version += 1
  }

  /** Returns the keys of the products whose texts changed since the last call for a language; of all at first. */
  takeChangedTexts(language: string): ReadonlySet<string> {
    const changed = this.#changedTexts.get(language) ?? new Set(this.#facts.keys())
    this.#changedTexts.set(language, new Set())
    return changed
  }
}

/** Compares numbers, or texts by their code units. */
export function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
