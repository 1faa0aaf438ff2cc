import * as z from 'zod/mini'
import { deleted, id, inserted, requiredText, updated } from './fields.ts'
import { operation } from './operation.ts'
import { givenDetails } from './product-details.ts'
import { toolFields, toolForm } from './tools.ts'

/** An item's editable fields. */
export const itemFields = {
  img: toolFields.img,
  name: requiredText(toolForm.name.maxLength.value, toolForm.name.required),
  price: toolFields.price,
}

export const addItem = operation({
  id: 'addItem',
  method: 'POST',
  path: '/items',
  access: 'admin',
  summary: 'Adds an item (part); it is first in the list at once.',
  extension: true,
  body: z.object({ ...itemFields, ...givenDetails }),
  answer: z.object(inserted),
  errors: ['IMAGE_NOT_OURS', 'NEEDED_TOOL_NOT_FOR_SALE'],
})

export const changeItem = operation({
  id: 'changeItem',
  method: 'PATCH',
  path: '/items/{id}',
  access: 'admin',
  summary: 'Changes the given fields of an item; `null` clears a detail.',
  extension: true,
  params: z.object({ id }),
  body: z.extend(z.partial(z.object(itemFields)), givenDetails),
  answer: z.object(updated),
  errors: ['IMAGE_NOT_OURS', 'ITEM_NOT_FOUND', 'NEEDED_TOOL_NOT_FOR_SALE'],
})

export const deleteItem = operation({
  id: 'deleteItem',
  method: 'DELETE',
  path: '/items/{id}',
  access: 'admin',
  summary: 'Removes an item from the list. Requests for it stay.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: ['ITEM_NOT_FOUND'],
})

export const managedItems = [addItem, changeItem, deleteItem] as const
