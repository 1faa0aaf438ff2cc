import type { Transaction } from '../../data/database.ts'
import type { ProductDescription } from '../../data/queries/catalogue/product-rows.ts'
import { changedValues } from './changed-values.ts'
import { type Change, recordChange } from './record-change.ts'

type StockedProduct = ProductDescription & { readonly available: number }

interface ProductChange extends Pick<Change, 'at' | 'by' | 'undoes' | 'subject'> {
  readonly before: StockedProduct
  readonly after: StockedProduct
  readonly restock: { readonly quantity: number; readonly reason: string } | undefined
}

/** Records an admin's change of a product: description and stock as separate entries, so that each can be undone. */
export async function recordProductChange(
  transaction: Transaction,
  { at, by, subject, before, after, restock, undoes }: ProductChange,
): Promise<void> {
  const change = { at, by, undoes, subject }
  const changed = subject.kind === 'part' ? 'part.changed' : 'product.changed'
  const described = changedValues(fieldsOfProduct(before), fieldsOfProduct(after))
  if (described) await recordChange(transaction, { ...change, action: changed, ...described })
  if (!restock) return
  await recordChange(transaction, {
    ...change,
    action: 'stock.restocked',
    before: { available: before.available },
    after: { available: after.available, moved: restock.quantity, note: restock.reason },
  })
}

/** Flattens a product's fields, so that a change of one detail does not repeat all others. */
export function fieldsOfProduct({
  available: _available,
  details,
  ...product
}: ProductDescription & { readonly available?: number }): object {
  return { ...product, ...details }
}
