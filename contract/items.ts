import * as z from 'zod/mini'
import { outline, wireDollars } from './fields.ts'
import { listHeaders, pageParameters } from './list-parameters.ts'
import { operation } from './operation.ts'
import { productDetails } from './product-details.ts'

/** A part for sale (spec §3). Its name, its outline and its details are extensions. */
export const item = z.object({
  _id: z.string(),
  img: z.string(),
  price: wireDollars,
  name: z.optional(z.string()),
  outline,
  ...productDetails,
})

export type Item = z.output<typeof item>

export const listItems = operation({
  id: 'listItems',
  method: 'GET',
  path: '/items',
  access: 'public',
  summary: "All items (parts), in the shop's order.",
  query: z.object(pageParameters),
  queryIsExtension: true,
  answer: z.array(item),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const items = [listItems] as const
