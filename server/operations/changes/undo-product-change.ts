import type { GivenDetails } from '../../../contract/catalogue/product-details.ts'
import { errors } from '../../../contract/errors.ts'
import { said } from '../../../contract/languages/said.ts'
import { pathOfPictureIn } from '../../../domain/catalogue/own-picture.ts'
import { type Outcome, refused } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { findPictureFile } from '../../data/queries/catalogue/images.ts'
import type { ProductDescription } from '../../data/queries/catalogue/product-rows.ts'
import { lockProduct } from '../../data/queries/catalogue/product-writes.ts'
import { changeProductWithin, type ProductChange } from '../catalogue/change-product.ts'
import type { ChangedValues } from './record-change.ts'
import { fieldsOfProduct } from './record-product-change.ts'
import { undoTexts } from './undo-texts.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/** The fields of a product outside of its details. */
const describing = [
  'name',
  'img',
  'shortDescription',
  'minimumOrder',
  'unitPriceCents',
  'priceBreaks',
  'stocked',
]

/** Restores the values of a product's fields from before a change, unless one was changed since. */
export async function undoProductChange(undoing: Undoing): Promise<Outcome<boolean>> {
  const { shop, transaction, caller, change, before, after } = undoing
  const { subjectId: id, sequence } = change
  const product = await lockProduct(transaction, id)
  if (!product) return refused('CHANGE_STANDS_BEHIND', said(undoTexts).productDeleted)
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const now = new Map(Object.entries(fieldsOfProduct(product)))
  const changedSince = Object.keys(after).filter(
    (field) =>
      // The shop ends reductions automatically, so this field may differ without another change.
      field !== 'reduction' && JSON.stringify(now.get(field) ?? null) !== JSON.stringify(after[field]),
  )
  if (changedSince.length > 0) {
    return refused('CHANGE_STANDS_BEHIND', said(undoTexts).productChanged)
  }
  if (await lacksPicture(transaction.db, before)) {
    return refused('CHANGE_STANDS_BEHIND', said(undoTexts).pictureDeleted)
  }
  const undone = await changeProductWithin(
    shop,
    transaction,
    caller,
    id,
    changeBackTo(before),
    product.kind,
    sequence,
  )
  if (undone.ok || undone.code === 'IMAGE_NOT_OURS') return undone
  // These messages refer to fields of the product form, which this page does not show.
  return refused('CHANGE_STANDS_BEHIND', undone.message ?? errors[undone.code].message)
}

/** Returns whether an uploaded picture of the earlier values has been deleted since. */
async function lacksPicture(read: Reader, { img, pictures }: ChangedValues): Promise<boolean> {
  // `recordProductChange` stored these fields of a description.
  const addresses = [img, ...((pictures ?? []) as readonly { img: string }[]).map((picture) => picture.img)]
  for (const address of addresses) {
    const path = typeof address === 'string' ? pathOfPictureIn(address) : undefined
    if (path !== undefined && !(await findPictureFile(read, [path]))) return true
  }
  return false
}

function changeBackTo(before: ChangedValues): ProductChange {
  const description: Record<string, unknown> = {}
  const details: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(before)) {
    if (describing.includes(field)) description[field] = value
    else if (field !== 'reduction') details[field] = value
  }
  const compareAtCents =
    'reduction' in before
      ? ((before.reduction as ProductDescription['reduction'])?.compareAtCents ?? null)
      : undefined
  // `recordProductChange` stored these fields of a description; null clears a detail.
  return {
    description: description as ProductChange['description'],
    details: details as GivenDetails,
    compareAtCents,
    restock: undefined,
  }
}
