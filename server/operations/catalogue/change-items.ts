import type { GivenDetails } from '../../../contract/product-details.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { isOwnPicture } from '../../../domain/own-picture.ts'
import { changedDetails } from '../../../domain/product-details.ts'
import { insertItems } from '../../data/queries/catalogue/items.ts'
import {
  type ItemDescription,
  lockItem,
  markItemDeleted,
  positionBeforeFirstItem,
  updateItem,
} from '../../data/queries/catalogue/managed-items.ts'
import { areForSale } from '../../data/queries/catalogue/product-details.ts'
import { newId } from '../../platform/ids.ts'
import { changedValues } from '../changes/changed-values.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

type ItemFields = Omit<ItemDescription, 'details'>

/** Adds an item at the top of the list; returns its id. */
export async function addItem(
  shop: Shop,
  caller: Caller,
  item: ItemFields,
  given: GivenDetails,
): Promise<Outcome<string>> {
  const details = changedDetails({}, given)
  if (![item, ...(details.pictures ?? [])].every(({ img }) => isOwnPicture(img, shop)))
    return refused('IMAGE_NOT_OURS')
  const id = newId()
  return shop.database.write(async (transaction) => {
    if (!(await areForSale(transaction, details.needsAlso ?? []))) return refused('NEEDED_TOOL_NOT_FOR_SALE')
    const at = shop.clock()
    const position = await positionBeforeFirstItem(transaction.db)
    await insertItems(transaction, [{ ...item, id, position, details }], at)
    transaction.changed('items')
    const { name, priceCents } = item
    const subject = { kind: 'part', id, name } as const
    await recordChange(transaction, {
      ...{ at, by: caller, action: 'part.added', subject },
      after: { name, priceCents },
    })
    return done(id)
  })
}

/** Changes the given fields of an item; other fields keep concurrent changes. Returns whether anything changed. */
export async function changeItem(
  shop: Shop,
  caller: Caller,
  id: string,
  fields: Partial<ItemFields>,
  given: GivenDetails,
): Promise<Outcome<boolean>> {
  const pictures = [...(fields.img === undefined ? [] : [{ img: fields.img }]), ...(given.pictures ?? [])]
  if (!pictures.every(({ img }) => isOwnPicture(img, shop))) return refused('IMAGE_NOT_OURS')
  return shop.database.write(async (transaction) => {
    const before = await lockItem(transaction, id)
    if (!before) return refused('ITEM_NOT_FOUND', gone)
    if (!(await areForSale(transaction, given.needsAlso ?? []))) return refused('NEEDED_TOOL_NOT_FOR_SALE')
    const item = { ...before, ...fields, details: changedDetails(before.details, given) }
    const changed = changedValues(flat(before), flat(item))
    if (!changed) return done(false)
    await updateItem(transaction, id, item)
    transaction.changed('items')
    const subject = { kind: 'part', id, name: item.name } as const
    await recordChange(transaction, {
      ...{ at: shop.clock(), by: caller, action: 'part.changed', subject },
      ...changed,
    })
    return done(true)
  })
}

/** Removes an item from the list, once; requests for it stay. */
export function deleteItem(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const item = await lockItem(transaction, id)
    if (!item) return refused('ITEM_NOT_FOUND', gone)
    const at = shop.clock()
    await markItemDeleted(transaction, id, at)
    transaction.changed('items')
    const { name, priceCents } = item
    const subject = { kind: 'part', id, name } as const
    await recordChange(transaction, {
      ...{ at, by: caller, action: 'part.deleted', subject },
      before: { priceCents },
    })
    return done(null)
  })
}

/** Lists the fields side by side, so that a changed detail does not repeat all the others. */
function flat({ details, ...item }: ItemDescription): object {
  return { ...item, ...details }
}

const gone = 'This part is no longer in the shop. Reload the list of parts.'
