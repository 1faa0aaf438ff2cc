import * as z from 'zod/mini'
import { deleted, displayedText, inserted, requiredText, updated } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { specKeyName } from './product-details.ts'
import { productFieldTexts } from './product-field-texts.ts'

/** The form of a key's values: a number with a unit, one of a few words, or free text. */
const kind = z.enum(['number', 'choice', 'text'], { error: () => said(productFieldTexts).keyKind })

const unit = displayedText(12)

/** A key of the dictionary of specifications. */
const specKey = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.optional(z.string()),
  kind,
  /** One sentence: what the value means and how to measure it. */
  meaning: z.string(),
  /** Whether the owner added the key. Built-in keys cannot be changed. */
  own: z.boolean(),
  /** An own key in the language of the request, if it is translated. Changes are made to the original. */
  translated: z.optional(z.object({ name: z.string(), unit: z.optional(z.string()), meaning: z.string() })),
})

export type SpecKeyOnWire = z.output<typeof specKey>

/** The editable fields of a key. An empty unit means no unit. */
export const specKeyFields = {
  name: requiredText(60, () => said(productFieldTexts).keyName),
  unit: z.optional(z.nullable(unit)),
  kind,
  meaning: requiredText(300, () => said(productFieldTexts).keyMeaning),
}

const params = z.object({ key: specKeyName })

export const listSpecKeys = operation({
  id: 'listSpecKeys',
  method: 'GET',
  path: '/spec-keys',
  access: 'public',
  summary: 'The dictionary of specifications: the keys that come with the shop, then the owner’s by name.',
  extension: true,
  answer: z.array(specKey),
  shows: ['spec-keys', 'shop'],
  errors: [],
})

export const addSpecKey = operation({
  id: 'addSpecKey',
  method: 'POST',
  path: '/spec-keys',
  access: 'admin',
  summary: 'Adds a key to the dictionary.',
  extension: true,
  body: z.object({ key: specKeyName, ...specKeyFields }),
  answer: z.object(inserted),
  errors: ['SPEC_KEY_TAKEN'],
})

export const changeSpecKey = operation({
  id: 'changeSpecKey',
  method: 'PATCH',
  path: '/spec-keys/{key}',
  access: 'admin',
  summary: 'Changes the given fields of an own key; `null` clears its unit.',
  extension: true,
  params,
  body: z.partial(z.object(specKeyFields)),
  answer: z.object(updated),
  errors: ['SPEC_KEY_NOT_FOUND'],
})

export const deleteSpecKey = operation({
  id: 'deleteSpecKey',
  method: 'DELETE',
  path: '/spec-keys/{key}',
  access: 'admin',
  summary:
    'Deletes an own key. If products use it, only with `evenIfUsed=true`: they keep their values, without its name ' +
    'and meaning.',
  extension: true,
  params,
  query: z.object({ evenIfUsed: z.optional(z.enum(['true', 'false'])) }),
  answer: z.object(deleted),
  errors: ['SPEC_KEY_NOT_FOUND', 'SPEC_KEY_IN_USE'],
})

export const specKeyOperations = [listSpecKeys, addSpecKey, changeSpecKey, deleteSpecKey] as const
