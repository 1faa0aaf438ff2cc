import { useMemo, useState } from 'react'
import type { EditableProduct as Product } from '../../api/rows/products.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { type ProductValues, valuesOf } from './product-values.ts'

/** The newest known state of a product whose form is open. */
export interface EditedProduct {
  readonly product: Product
  readonly stored: ProductValues
  /** Takes over a newer state, which was read after a refusal. */
  readonly learn: (newer: Product) => void
}

/**
 * Tracks a product while its form is open. The form's draft contains only typed values, so untouched fields show newer
 * values automatically.
 */
export function useEditedProduct(loaded: Product): EditedProduct {
  const formats = useFormats()
  const [learned, setLearned] = useState<Product>()
  const product = learned !== undefined && isNewer(learned, loaded) ? learned : loaded
  const stored = useMemo(() => valuesOf(formats, product), [product, formats])
  return { product, stored, learn: setLearned }
}

function isNewer(one: Product, other: Product): boolean {
  return (one.version ?? 0) > (other.version ?? 0)
}
