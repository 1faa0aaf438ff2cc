import * as z from 'zod/mini'
import { fieldTexts } from '../field-texts.ts'
import { outline, typedText, wireAmount, wireInteger } from '../fields.ts'
import { atMost } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { labelled } from './catalogue-query.ts'
import { productFieldTexts } from './product-field-texts.ts'
import { familyMembers, grouped } from './tools.ts'
import { categoryLabel, wordLanguages } from './translated-words.ts'

/** A product that a search found. Bookable products have a minimum order and stock. */
export const searchResult = z.object({
  kind: z.enum(['tool', 'item']),
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  price: wireAmount,
  outline,
  sku: z.optional(z.string()),
  category: z.optional(z.string()),
  shortDescription: z.optional(z.string()),
  minOrderQuantity: z.optional(wireInteger),
  availableQuantity: z.optional(wireInteger),
  ...wordLanguages,
  ...categoryLabel,
  /** Present if a grouped result stands for the members of its family. */
  members: z.optional(familyMembers),
})

export type SearchResult = z.output<typeof searchResult>

export const searchProducts = operation({
  id: 'searchProducts',
  method: 'GET',
  path: '/search',
  access: 'public',
  summary:
    'Finds tools and items by words, sizes and jobs, the best first. It corrects typing errors, reads units ' +
    '("15mm" is "15 mm"), and knows the synonyms of the trade. `didYouMean` is the corrected query, if any.',
  extension: true,
  query: z.object({
    /** `true`: finds only the best member of each family. */
    grouped,
    q: typedText(100).check(z.minLength(1, { error: () => said(productFieldTexts).searched })),
    /** The maximum number of results; 10 by default. */
    limit: z.optional(
      z.pipe(
        wireInteger,
        z.int().check(z.gte(1, { error: () => said(fieldTexts).atLeastOne }), z.lte(50, atMost(50))),
      ),
    ),
  }),
  answer: z.object({
    results: z.array(searchResult),
    /** Pages other than products: jobs, standards, questions of the blog, delivery and so on. Addresses are paths. */
    pages: z.optional(
      z.array(
        z.object({
          kind: z.enum(['job', 'fit', 'blog', 'page']),
          title: z.string(),
          /** The language of the title; missing if it is that of the request. */
          lang: z.optional(z.string()),
          address: z.string(),
          text: z.optional(z.string()),
          /** The job's number of steps and of tools. */
          steps: z.optional(wireInteger),
          tools: z.optional(wireInteger),
        }),
      ),
    ),
    /** The categories of the tools found, with the number of these tools. */
    categories: z.optional(z.array(labelled)),
    didYouMean: z.optional(z.array(z.string())),
  }),
  shows: ['tools', 'items', 'shop'],
  errors: [],
})

export const search = [searchProducts] as const
