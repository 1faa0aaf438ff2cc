import { foldSku } from '../fold-sku.ts'
import { familyKey } from '../product-family.ts'

/** The longest SKU. */
const longest = 40

/** Makes SKUs for products that have none. The same file gives the same SKUs, so that it can be imported again. */
export class MadeSkus {
  readonly #taken: Set<string>

  /** @param given the SKUs of the file. */
  constructor(given: Iterable<string>) {
    this.#taken = new Set([...given].map(foldSku))
  }

  /** Returns a free SKU from a product's handle and its values: `hex-key-4-mm`. */
  make(handle: string, values: readonly string[]): string {
    const end = values
      .map(familyKey)
      .filter(Boolean)
      .join('-')
      .slice(0, longest - 12)
    const start = familyKey(handle).slice(0, longest - 3 - (end === '' ? 0 : end.length + 1))
    const whole = [start, end].filter(Boolean).join('-') || 'product'
    for (let number = 1; ; number += 1) {
      const sku = number === 1 ? whole : `${whole.slice(0, longest - 6)}-${number}`
      const folded = foldSku(sku)
      if (this.#taken.has(folded)) continue
      this.#taken.add(folded)
      return sku
    }
  }
}
