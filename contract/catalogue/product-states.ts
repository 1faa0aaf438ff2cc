import * as z from 'zod/mini'
import { id, updated } from '../fields.ts'
import { languageTags } from '../languages/languages.ts'
import { operation } from '../operation.ts'

/** The visibility of a product: `draft` was never shown, `hidden` is not for sale at the moment. */
export const productStates = ['shown', 'hidden', 'draft'] as const

export type ProductState = (typeof productStates)[number]

/**
 * The filters of a list of products: a state, or `low` (fewer than five times the minimum order are left),
 * `sold-out`, `reduced` (with an announced earlier price), `no-maker` (shown without naming its maker), `no-weight`
 * (for sale without a weight), `no-name-de` (shown without a name in a language).
 */
export const productFilters = [
  ...productStates,
  'low',
  'sold-out',
  'reduced',
  'no-maker',
  'no-weight',
  ...languageTags.map((tag) => `no-name-${tag}` as const),
] as const

export type ProductFilter = (typeof productFilters)[number]

export const setProductState = operation({
  id: 'setProductState',
  method: 'PUT',
  path: '/products/{id}/state',
  access: 'admin',
  summary:
    'Shows a product, or hides it: a hidden one is nowhere in the shop and cannot be booked. Its orders stay. A draft ' +
    'without a picture is refused.',
  extension: true,
  params: z.object({ id }),
  body: z.object({ state: z.enum(['shown', 'hidden']) }),
  answer: z.object(updated),
  errors: ['TOOL_NOT_FOUND', 'PICTURE_MISSING'],
})
