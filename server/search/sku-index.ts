const shortestBeginning = 4
const mostFound = 10

/** Finds products by their SKU, in any spelling: "TW-CL-12", "tw cl 12". */
export class SkuIndex {
  readonly #keys = new Map<string, Set<string>>()

  add(sku: string, key: string): void {
    const folded = withoutSeparators(sku)
    if (folded === '') return
    this.#keys.set(folded, (this.#keys.get(folded) ?? new Set()).add(key))
  }

  remove(sku: string, key: string): void {
    const folded = withoutSeparators(sku)
    const keys = this.#keys.get(folded)
    keys?.delete(key)
    if (keys?.size === 0) this.#keys.delete(folded)
  }

  /** Returns the keys of the products with this SKU, or whose SKU begins like this. */
  find(query: string): readonly string[] {
    const folded = withoutSeparators(query)
    const exact = this.#keys.get(folded)
    if (exact) return [...exact]
    // Words are not SKUs, and most of them match no prefix.
    if (folded.length < shortestBeginning || !/[\d-]/.test(query)) return []
    const found: string[] = []
    for (const [sku, keys] of this.#keys) {
      if (sku.startsWith(folded)) found.push(...keys)
      if (found.length >= mostFound) break
    }
    return found
  }
}

function withoutSeparators(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
