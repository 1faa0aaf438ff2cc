import * as z from 'zod/mini'
import { deleted, id, inserted, requiredText, typedText, updated, wireInteger } from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { movingFieldTexts } from './moving-field-texts.ts'

/** A redirect from an old address to a product or a page. */
const redirect = z.object({
  _id: z.string(),
  /** The old path, with its parameters if the redirect is for these only. */
  from: z.string(),
  /** The path to which it leads; missing if it leads to a product. */
  to: z.optional(z.string()),
  /** The id of the product to which it leads. */
  product: z.optional(z.string()),
  /** The product's name; missing if the product is deleted. */
  productName: z.optional(z.string()),
  /** How often it was used, and on which day last. */
  uses: wireInteger,
  usedOn: z.optional(z.string()),
})

export type RedirectOnWire = z.output<typeof redirect>

/** The fields of the form: a product is named by its id or its SKU, and precedes a path. */
const body = z.object({
  from: requiredText(2_000, () => said(movingFieldTexts).source),
  to: z.optional(typedText(2_000)),
  product: z.optional(typedText(100)),
})

const described = { access: 'admin', extension: true } as const
const params = z.object({ id })

export const listRedirects = operation({
  ...described,
  id: 'listRedirects',
  method: 'GET',
  path: '/redirects',
  summary: 'The redirects of old addresses, in the order of these, with how often each was used.',
  query: z.object({ search: z.optional(typedText(100)), ...pageParameters }),
  answer: z.array(redirect),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const addRedirect = operation({
  ...described,
  id: 'addRedirect',
  method: 'POST',
  path: '/redirects',
  summary:
    'Adds a redirect (308) from an address without a page to a product or a path of this shop. Refused for addresses of the shop ' +
    'itself, for other sites, and for a way that leads back.',
  body,
  answer: z.object(inserted),
  errors: ['REDIRECT_TAKEN', 'REDIRECT_REFUSED'],
})

export const changeRedirect = operation({
  ...described,
  id: 'changeRedirect',
  method: 'PUT',
  path: '/redirects/{id}',
  summary: 'Changes a redirect, by the rules of a new one.',
  params,
  body,
  answer: z.object(updated),
  errors: ['REDIRECT_NOT_FOUND', 'REDIRECT_TAKEN', 'REDIRECT_REFUSED'],
})

export const deleteRedirect = operation({
  ...described,
  id: 'deleteRedirect',
  method: 'DELETE',
  path: '/redirects/{id}',
  summary: 'Deletes a redirect; its old address then has no page again.',
  params,
  answer: z.object(deleted),
  errors: ['REDIRECT_NOT_FOUND'],
})

export const redirectOperations = [listRedirects, addRedirect, changeRedirect, deleteRedirect] as const
