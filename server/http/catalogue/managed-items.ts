import type * as contract from '../../../contract/catalogue/managed-items.ts'
import { centsOf } from '../../../domain/money.ts'
import { addProduct } from '../../operations/catalogue/add-product.ts'
import { changeProduct } from '../../operations/catalogue/change-product.ts'
import { deleteProduct } from '../../operations/catalogue/delete-product.ts'
import { deleted, inserted, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { breaksInCents, inCents } from './tool-prices.ts'

export const managedItems = {
  addItem: async ({ shop, caller, input: { body } }) => {
    const {
      img = '',
      name,
      price,
      shortDescription = '',
      availableQuantity,
      minOrderQuantity,
      draft,
      priceBreaks,
      compareAtPrice,
      ...details
    } = body
    const part = {
      kind: 'part' as const,
      img,
      name,
      shortDescription,
      details,
      unitPriceCents: centsOf(price),
      priceBreaks: breaksInCents(priceBreaks),
      compareAtCents: inCents(compareAtPrice),
      minimumOrder: minOrderQuantity ?? 1,
      draft: draft ?? false,
    }
    return inserted(await addProduct(shop, caller, part, availableQuantity))
  },
  changeItem: async ({ shop, caller, input: { params, body } }) => {
    const { img, name, price, shortDescription, availableQuantity, minOrderQuantity, ...others } = body
    const { restock, version, priceBreaks, compareAtPrice, ...details } = others
    const description = {
      ...(img !== undefined && { img }),
      ...(name !== undefined && { name }),
      ...(shortDescription !== undefined && { shortDescription }),
      ...(price !== undefined && { unitPriceCents: centsOf(price) }),
      ...(minOrderQuantity !== undefined && { stocked: minOrderQuantity !== null }),
      ...(typeof minOrderQuantity === 'number' && { minimumOrder: minOrderQuantity }),
      ...(priceBreaks !== undefined && { priceBreaks: breaksInCents(priceBreaks) }),
    }
    const compareAtCents = inCents(compareAtPrice)
    const change = { description, compareAtCents, details, restock, version, openingStock: availableQuantity }
    return updated(await changeProduct(shop, caller, params.id, change, 'part'))
  },
  deleteItem: async ({ shop, caller, input: { params } }) => {
    return deleted(await deleteProduct(shop, caller, params.id, 'part'))
  },
} satisfies HandlersOf<typeof contract.managedItems>
