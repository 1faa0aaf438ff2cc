import * as z from 'zod/mini'
import { cleanLine } from '../clean-text.ts'
import {
  deleted,
  displayedText,
  id,
  idempotencyHeaders,
  inserted,
  requiredText,
  typedText,
  wireAmount,
  wireInteger,
  wireNumber,
} from '../fields.ts'
import { longestText } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from './order-field-texts.ts'
import { bookedQuantity } from './orders.ts'

/** The most lists of an account, and of a company. */
export const mostLists = 50
/** The most lines of a list, and the most numbers that are looked up at once. */
export const mostListLines = 500

/** The rules of the form that names a list. */
export const listForm = {
  name: {
    get required() {
      return said(orderFieldTexts).listName
    },
    maxLength: longestText(80),
  },
} as const

const listName = requiredText(listForm.name.maxLength.value, () => listForm.name.required).check(
  z.overwrite(cleanLine),
)

/** A line of a kept list: a product, and how many pieces are usually ordered. */
export const keptListLine = z.object({
  Id: id,
  quantity: bookedQuantity,
  /** The product's name at the time of adding, for a product that is gone later. */
  name: displayedText(400),
})

export type KeptListLine = z.output<typeof keptListLine>

function isEachOnce(lines: readonly KeptListLine[]): boolean {
  return new Set(lines.map(({ Id }) => Id)).size === lines.length
}

const listLines = z
  .array(keptListLine)
  .check(
    z.maxLength(mostListLines, { error: () => said(orderFieldTexts).lines(mostListLines) }),
    z.refine(isEachOnce, { error: () => said(orderFieldTexts).productTwice }),
  )

const described = {
  _id: z.string(),
  name: z.string(),
  /** Whether everyone of the company reads and changes it. */
  shared: z.boolean(),
  /** Whether the caller made it, who alone can stop sharing it. */
  own: z.boolean(),
  /** Increases with each change. */
  version: wireInteger,
  changedAt: wireNumber,
  /** Who of the company changed a shared list last; missing if it was the caller, or a deleted account. */
  changedBy: z.optional(z.string()),
}

const listedList = z.object({ ...described, lineCount: wireInteger })

export type ListedList = z.output<typeof listedList>

export const listKeptLists = operation({
  id: 'listKeptLists',
  method: 'GET',
  path: '/kept-lists',
  access: 'customer',
  noKey: 'own',
  summary: "The account's kept lists of products, and those of its company; the last changed first.",
  extension: true,
  answer: z.object({
    lists: z.array(listedList),
    /** The name of the company with which lists can be shared; missing for an account without one. */
    company: z.optional(z.string()),
  }),
  errors: [],
})

const keptList = z.object({ ...described, lines: z.array(keptListLine) })

export type KeptList = z.output<typeof keptList>

export const getKeptList = operation({
  id: 'getKeptList',
  method: 'GET',
  path: '/kept-lists/{id}',
  access: 'customer',
  noKey: 'own',
  summary: 'One kept list with its lines.',
  extension: true,
  params: z.object({ id }),
  answer: keptList,
  errors: ['LIST_NOT_FOUND'],
})

export const addKeptList = operation({
  id: 'addKeptList',
  method: 'POST',
  path: '/kept-lists',
  access: 'customer',
  noKey: 'own',
  summary: 'Keeps a new list: at most 50 of an account, and 50 of a company.',
  extension: true,
  headers: idempotencyHeaders,
  body: z.object({ name: listName, shared: z.optional(z.boolean()), lines: z.optional(listLines) }),
  answer: z.object(inserted),
  errors: ['LISTS_LIMIT', 'LIST_NEEDS_COMPANY', 'IDEMPOTENCY_KEY_REUSED'],
})

const changed = z.object({ acknowledged: z.boolean(), version: wireInteger })

export const changeKeptList = operation({
  id: 'changeKeptList',
  method: 'PUT',
  path: '/kept-lists/{id}',
  access: 'customer',
  noKey: 'own',
  summary:
    'Replaces a kept list. `version` is the one that the change was made to: another person or device may have changed ' +
    'the list since, and then it is refused.',
  extension: true,
  params: z.object({ id }),
  body: z.object({
    version: z.pipe(wireInteger, z.int().check(z.gte(1))),
    name: listName,
    shared: z.boolean(),
    lines: listLines,
  }),
  answer: changed,
  errors: ['LIST_NOT_FOUND', 'LIST_CHANGED', 'LISTS_LIMIT', 'LIST_NEEDS_COMPANY', 'LIST_OF_COMPANY'],
})

export const addToKeptList = operation({
  id: 'addToKeptList',
  method: 'POST',
  path: '/kept-lists/{id}/lines',
  access: 'customer',
  noKey: 'own',
  summary:
    'Adds pieces to a kept list, whatever its version. A product that is in it already gets more pieces.',
  extension: true,
  params: z.object({ id }),
  headers: idempotencyHeaders,
  body: z.object({
    lines: listLines.check(z.minLength(1, { error: () => said(orderFieldTexts).productChosen })),
  }),
  answer: changed,
  errors: ['LIST_NOT_FOUND', 'LIST_FULL', 'IDEMPOTENCY_KEY_REUSED'],
})

export const deleteKeptList = operation({
  id: 'deleteKeptList',
  method: 'DELETE',
  path: '/kept-lists/{id}',
  access: 'customer',
  noKey: 'own',
  summary: 'Deletes a kept list; everyone of a company may delete its lists.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: ['LIST_NOT_FOUND'],
})

export const findByNumbers = operation({
  id: 'findByNumbers',
  method: 'POST',
  path: '/product-numbers',
  access: 'customer',
  noKey: 'own',
  summary:
    'The tools and parts that can be booked with these numbers: SKU in any spelling, GTIN in any length, or id. Numbers ' +
    'without a product are left out.',
  extension: true,
  body: z.object({
    numbers: z
      .array(typedText(100))
      .check(z.maxLength(mostListLines, { error: () => said(orderFieldTexts).lines(mostListLines) })),
  }),
  answer: z.array(
    z.object({
      /** As it was sent. */
      number: z.string(),
      _id: z.string(),
      name: z.string(),
      price: z.optional(wireAmount),
      minOrderQuantity: z.optional(wireInteger),
    }),
  ),
  callsAMinute: 60,
  errors: [],
})

export const keptLists = [
  listKeptLists,
  getKeptList,
  addKeptList,
  changeKeptList,
  addToKeptList,
  deleteKeptList,
  findByNumbers,
] as const
