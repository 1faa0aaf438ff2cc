import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { productStates } from '../catalogue/product-states.ts'
import { wordLanguages } from '../catalogue/translated-words.ts'
import { outline, typedText, wireInteger } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { deskFieldTexts } from './desk-field-texts.ts'

/** The remaining step of an order that is not cancelled. */
export const quickOrderStates = ['unpaid', 'on-account', 'to-send', 'withdrawn', 'sent', 'refunded'] as const

const foundOrder = z.object({
  _id: z.string(),
  number: z.string(),
  tool: z.string(),
  quantity: wireInteger,
  /** The customer's name, or the email without a name. */
  customer: z.string(),
  state: z.enum(quickOrderStates),
})

const foundProduct = z.object({
  _id: z.string(),
  /** Present for a part. */
  kind: z.optional(z.literal('part')),
  name: z.string(),
  img: z.string(),
  outline,
  /** Absent for a part without stock. */
  availableQuantity: z.optional(wireInteger),
  state: z.enum(productStates),
  lang: wordLanguages.lang,
})

const foundPerson = z.object({ email: z.string(), name: z.string(), role: z.enum(roles) })

export const quickSearch = operation({
  id: 'quickSearch',
  method: 'GET',
  path: '/quick',
  access: 'customer',
  summary:
    'What the dashboard finds by a few letters, at most five of each. Orders as in their list: everyone who works at the ' +
    'shop finds all, others their own. Only admins find tools and parts, also hidden ones, and people by any parts of name and email.',
  extension: true,
  query: z.object({
    q: typedText(100).check(z.minLength(2, { error: () => said(deskFieldTexts).twoLetters })),
  }),
  answer: z.object({
    orders: z.array(foundOrder),
    products: z.array(foundProduct),
    people: z.array(foundPerson),
  }),
  errors: [],
})

export type QuickFound = z.output<typeof quickSearch.answer>

export const quick = [quickSearch] as const
