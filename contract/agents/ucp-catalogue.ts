import * as z from 'zod/mini'
import { fieldTexts } from '../field-texts.ts'
import { typedText } from '../fields.ts'
import { atMost } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { agentFieldTexts } from './agent-field-texts.ts'
import {
  minorUnits,
  ucpContext,
  ucpFailure,
  ucpHeaders,
  ucpMessage,
  ucpMetadata,
  ucpProduct,
} from './ucp-parts.ts'

const identifier = typedText(80).check(z.minLength(1, { error: () => said(fieldTexts).identifier }))

/** The most identifiers of one lookup. */
const mostIds = 50

const filters = z.optional(
  z.object({
    /** Names of categories: a product of any of them is found. */
    categories: z.optional(z.array(typedText(60)).check(z.maxLength(20, atMost(20)))),
    /** In hundredths of `context.currency`; ignored for another currency than the shop's. */
    price: z.optional(z.object({ min: z.optional(minorUnits), max: z.optional(minorUnits) })),
  }),
)

const pagination = z.optional(
  z.object({
    cursor: z.optional(typedText(600)),
    /** 10 by default; more than 50 count as 50. */
    limit: z.optional(z.int().check(z.gte(1, { error: () => said(fieldTexts).atLeastOne }))),
  }),
)

export const searchCatalog = operation({
  id: 'searchCatalog',
  method: 'POST',
  path: '/ucp/catalog/search',
  access: 'public',
  summary:
    'Searches the catalogue by the Universal Commerce Protocol (`/.well-known/ucp`): by words, sizes and jobs, by ' +
    'categories and by price. Finds tools and parts that can be booked. Prices are what the customer pays for one piece.',
  extension: true,
  headers: ucpHeaders,
  body: z.object({ query: z.optional(typedText(100)), context: ucpContext, filters, pagination }).check(
    z.refine(({ query, filters: chosen }) => Boolean(query) || chosen !== undefined, {
      path: ['query'],
      error: () => said(agentFieldTexts).queryOrFilters,
    }),
  ),
  answer: z.object({
    ucp: ucpMetadata,
    products: z.array(ucpProduct),
    pagination: z.object({ has_next_page: z.boolean(), cursor: z.optional(z.string()) }),
    messages: z.optional(z.array(ucpMessage)),
  }),
  callsAMinute: 120,
  errors: ['CURSOR_INVALID'],
})

export const lookupCatalog = operation({
  id: 'lookupCatalog',
  method: 'POST',
  path: '/ucp/catalog/lookup',
  access: 'public',
  summary:
    'Products by id or SKU, by the Universal Commerce Protocol. An identifier without a product is named in a message.',
  extension: true,
  headers: ucpHeaders,
  body: z.object({
    ids: z
      .array(identifier)
      .check(
        z.minLength(1, { error: () => said(agentFieldTexts).identifiers(mostIds) }),
        z.maxLength(mostIds, { error: () => said(agentFieldTexts).identifiers(mostIds) }),
      ),
    context: ucpContext,
    filters,
  }),
  answer: z.object({
    ucp: ucpMetadata,
    products: z.array(ucpProduct),
    messages: z.optional(z.array(ucpMessage)),
  }),
  callsAMinute: 120,
  errors: [],
})

export const getCatalogProduct = operation({
  id: 'getCatalogProduct',
  method: 'POST',
  path: '/ucp/catalog/product',
  access: 'public',
  summary: 'One product by id or SKU, by the Universal Commerce Protocol.',
  extension: true,
  headers: ucpHeaders,
  body: z.object({ id: identifier, context: ucpContext }),
  answer: z.union([
    z.object({ ucp: ucpMetadata, product: ucpProduct, messages: z.optional(z.array(ucpMessage)) }),
    ucpFailure,
  ]),
  callsAMinute: 120,
  errors: [],
})

export const ucpCatalogue = [searchCatalog, lookupCatalog, getCatalogProduct] as const
