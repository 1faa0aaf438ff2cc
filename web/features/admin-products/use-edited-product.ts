import { useMemo, useState } from 'react'
import type { Product } from '../../api/rows/products.ts'
import { type OtherChange, otherChanges } from './other-changes.ts'
import { type ProductValues, valuesOf } from './product-values.ts'

/** The newest known state of a product whose form is open, and what others changed since the form started. */
export interface EditedProduct {
  readonly product: Product
  readonly stored: ProductValues
  /** Returns what others changed, for the form's values; `than`: compared with this newer state. */
  readonly changesFor: (values: ProductValues, than?: ProductValues) => readonly OtherChange[]
  /** Takes over a newer state that was read after a refusal. */
  readonly learn: (newer: Product) => void
  /** Starts again from the state that is loaded after the form was saved. */
  readonly saved: () => void
}

/**
 * Follows a product while its form is open. The form's draft holds only typed values, so fields that nobody typed in
 * show newer values by themselves; what others changed is told by comparison with the state from which the form started.
 */
export function useEditedProduct(loaded: Product): EditedProduct {
  const [learned, setLearned] = useState<Product>()
  const [start, setStart] = useState<Product>(loaded)
  /** After a save: the state that was loaded before it. The next one is the new start. */
  const [savedOver, setSavedOver] = useState<Product>()
  if (savedOver !== undefined && savedOver !== loaded) {
    setSavedOver(undefined)
    setStart(loaded)
  }
  const product = learned !== undefined && isNewer(learned, loaded) ? learned : loaded
  const stored = useMemo(() => valuesOf(product), [product])
  return {
    product,
    stored,
    changesFor: (values, than = stored) =>
      savedOver === undefined ? otherChanges(valuesOf(start), than, values) : [],
    learn: setLearned,
    saved: () => setSavedOver(loaded),
  }
}

function isNewer(one: Product, other: Product): boolean {
  return (one.version ?? 0) > (other.version ?? 0)
}
