import * as z from 'zod/mini'
import { deleted, id, inserted, requiredText, typedText, updated, wireInteger } from '../fields.ts'
import { operation } from '../operation.ts'
import { givenDetails } from './product-details.ts'
import { givenPrices } from './tool-prices.ts'
import { newPicture, openingStock, restock, shownHasPicture, toolFields, toolForm } from './tools.ts'

/** An item's editable fields. */
export const itemFields = {
  img: toolFields.img,
  name: requiredText(toolForm.name.maxLength.value, () => toolForm.name.required),
  price: toolFields.price,
}

const moreFields = {
  shortDescription: z.optional(typedText(toolForm.description.maxLength.value)),
  /** Pieces in stock; a part with stock and a minimum order can be booked. */
  availableQuantity: z.optional(openingStock),
  ...givenDetails,
  ...givenPrices,
}

interface GivenStock {
  readonly availableQuantity?: number | undefined
  readonly minOrderQuantity?: number | null | undefined
}

/** Refuses stock without a minimum order. */
const stockHasMinimum = z.refine<GivenStock>(
  ({ availableQuantity, minOrderQuantity }) =>
    availableQuantity === undefined || typeof minOrderQuantity === 'number',
  { path: ['minOrderQuantity'], error: () => toolForm.minQuantity.required },
)

/** Refuses a new part that has a minimum order but no stock. */
const minimumHasStock = z.refine<GivenStock>(
  ({ availableQuantity, minOrderQuantity }) =>
    minOrderQuantity === undefined || availableQuantity !== undefined,
  { path: ['availableQuantity'], error: () => toolForm.availableQuantity.required },
)

export const addItem = operation({
  id: 'addItem',
  method: 'POST',
  path: '/items',
  access: 'admin',
  summary:
    'Adds an item (part); it is first in the list at once, unless it is a `draft`. With `availableQuantity` and ' +
    '`minOrderQuantity` it can be booked as a tool can.',
  extension: true,
  body: z
    .object({
      ...itemFields,
      ...moreFields,
      img: newPicture,
      minOrderQuantity: z.optional(toolFields.minOrderQuantity),
      /** True: the part stays hidden until its state is set, and needs no picture until then. */
      draft: z.optional(z.boolean()),
    })
    .check(stockHasMinimum, minimumHasStock, shownHasPicture),
  answer: z.object(inserted),
  errors: [
    'IMAGE_NOT_OURS',
    'SKU_TAKEN',
    'GTIN_TAKEN',
    'FAMILY_WITHOUT_AXES',
    'FAMILY_VALUE_MISSING',
    'FAMILY_AXES_DIFFER',
    'FAMILY_VALUES_TAKEN',
    'MAKER_GONE',
    'NEEDED_TOOL_NOT_FOR_SALE',
    'SMALLEST_ORDER_NOT_PAYABLE',
    'PRICE_BREAKS_CONTRADICT',
    'EARLIER_PRICE_NOT_ASKED',
  ],
})

export const changeItem = operation({
  id: 'changeItem',
  method: 'PATCH',
  path: '/items/{id}',
  access: 'admin',
  summary:
    'Changes the given fields of an item; `null` clears a detail. A number as `minOrderQuantity` makes it bookable, ' +
    'with `availableQuantity` as its first stock; `null` leaves only the request for a quote. Later stock is moved by ' +
    '`restock`. With the `version` of `GET /products/{id}`, it is refused when the description has changed since.',
  extension: true,
  params: z.object({ id }),
  body: z
    .extend(z.partial(z.object(itemFields)), {
      ...moreFields,
      minOrderQuantity: z.optional(z.nullable(toolFields.minOrderQuantity)),
      restock: z.optional(restock),
      version: z.optional(wireInteger),
    })
    .check(stockHasMinimum),
  answer: z.object(updated),
  errors: [
    'IMAGE_NOT_OURS',
    'SKU_TAKEN',
    'GTIN_TAKEN',
    'FAMILY_WITHOUT_AXES',
    'FAMILY_VALUE_MISSING',
    'FAMILY_AXES_DIFFER',
    'FAMILY_VALUES_TAKEN',
    'MAKER_GONE',
    'ITEM_NOT_FOUND',
    'PRODUCT_CHANGED',
    'NEEDED_TOOL_NOT_FOR_SALE',
    'SMALLEST_ORDER_NOT_PAYABLE',
    'STOCK_OUT_OF_RANGE',
    'STOCK_MOVED',
    'PRICE_BREAKS_CONTRADICT',
    'EARLIER_PRICE_NOT_ASKED',
  ],
})

export const deleteItem = operation({
  id: 'deleteItem',
  method: 'DELETE',
  path: '/items/{id}',
  access: 'admin',
  summary:
    'Removes an item from the list. Requests and orders for it stay, and open orders can still be paid.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: ['ITEM_NOT_FOUND'],
})

export const managedItems = [addItem, changeItem, deleteItem] as const
