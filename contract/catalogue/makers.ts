import * as z from 'zod/mini'
import { isEmail, pastedEmail } from '../email.ts'
import { deleted, id, inserted, requiredText, typedText, updated, wireInteger } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { productFieldTexts } from './product-field-texts.ts'

const contactMessage = () => said(productFieldTexts).makerContact

/** A name with a postal and an electronic address (Regulation (EU) 2023/988, Article 19). */
const party = {
  name: requiredText(120, () => said(productFieldTexts).makerName),
  /** Lines as on an envelope, without the country. */
  address: requiredText(400, () => said(productFieldTexts).makerAddress),
  /** An email, or an https address of a page with a way to write. */
  contact: typedText(254, contactMessage).check(
    z.overwrite((text) => (text.includes('://') ? text : pastedEmail(text))),
    z.refine((text) => isEmail(text) || isSecureAddress(text), { error: contactMessage }),
  ),
}

function isSecureAddress(text: string): boolean {
  if (!/^https:\/\/[^\s/]+\.[^\s/]+/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** The editable fields of a maker. */
export const makerFields = {
  ...party,
  /** ISO 3166 code of the maker's country. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, { error: () => said(productFieldTexts).makerCountry })),
  /** The responsible person in the European Union of a maker outside of it. */
  responsible: z._default(z.nullable(z.object(party)), null),
  /** The names of its brands. The product form uses them to suggest the maker. */
  brands: z._default(
    z
      .array(requiredText(60, () => said(productFieldTexts).brand))
      .check(z.maxLength(40, { error: () => said(productFieldTexts).brands(40) })),
    [],
  ),
}

/** What visitors see of a maker. */
export const shownMaker = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  contact: z.string(),
  responsible: z.nullable(z.object({ name: z.string(), address: z.string(), contact: z.string() })),
})

export type ShownMaker = z.output<typeof shownMaker>

const maker = z.extend(shownMaker, {
  _id: z.string(),
  brands: z.array(z.string()),
  /** Counts its changes; `PUT /makers/{id}` takes it back. */
  version: wireInteger,
  /** The number of products that name it, also hidden ones. */
  products: wireInteger,
})

export type Maker = z.output<typeof maker>

const params = z.object({ id })

export const listMakers = operation({
  id: 'listMakers',
  method: 'GET',
  path: '/makers',
  access: 'admin',
  summary: 'All makers by name, each with the number of its products.',
  extension: true,
  answer: z.array(maker),
  errors: [],
})

export const addMaker = operation({
  id: 'addMaker',
  method: 'POST',
  path: '/makers',
  access: 'admin',
  summary: 'Adds a maker, which products can name by its id. Two makers cannot have the same name.',
  extension: true,
  body: z.object(makerFields),
  answer: z.object(inserted),
  errors: ['MAKER_TAKEN'],
})

export const changeMaker = operation({
  id: 'changeMaker',
  method: 'PUT',
  path: '/makers/{id}',
  access: 'admin',
  summary: 'Replaces the fields of a maker, if nobody changed it since its `version`.',
  extension: true,
  params,
  body: z.object({ ...makerFields, version: wireInteger }),
  answer: z.object(updated),
  errors: ['MAKER_NOT_FOUND', 'MAKER_TAKEN', 'MAKER_CHANGED'],
})

export const deleteMaker = operation({
  id: 'deleteMaker',
  method: 'DELETE',
  path: '/makers/{id}',
  access: 'admin',
  summary: 'Deletes a maker that no product names.',
  extension: true,
  params,
  answer: z.object(deleted),
  errors: ['MAKER_NOT_FOUND', 'MAKER_IN_USE'],
})

export const makerOperations = [listMakers, addMaker, changeMaker, deleteMaker] as const
