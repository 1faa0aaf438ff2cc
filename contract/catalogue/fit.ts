import * as z from 'zod/mini'
import { atMostCharacters } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { productFieldTexts } from './product-field-texts.ts'
import { searchResult } from './search.ts'

const shortId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, { error: () => said(productFieldTexts).fitId }))
const reading = z.string().check(z.maxLength(30, atMostCharacters(30)))

const measurement = z.object({
  id: z.string(),
  name: z.string(),
  /** How to hold the calliper. */
  how: z.string(),
  /** The unit that a number without a unit has. */
  unit: z.string(),
  /** The tolerance of a reading, in words; missing for counts. */
  tolerance: z.optional(z.string()),
  /** The name of a drawing that shows where to measure. */
  drawing: z.string(),
})

const group = z.object({
  id: z.string(),
  name: z.string(),
  standards: z.array(z.object({ id: z.string(), name: z.string(), identity: z.array(z.string()) })),
  measurements: z.array(measurement),
})

const fitting = z.object({ product: searchResult, reason: z.string() })

const candidate = z.object({
  id: z.string(),
  name: z.string(),
  alsoCalled: z.array(z.string()),
  /** Every measure with its values. */
  measures: z.array(z.object({ what: z.string(), value: z.string() })),
  disagreement: z.optional(z.string()),
  note: z.optional(z.string()),
  /** The tools of this shop that fit; empty if the shop sells none. */
  tools: z.array(fitting),
  parts: z.array(fitting),
})

export const findFit = operation({
  id: 'findFit',
  method: 'GET',
  path: '/fit',
  access: 'public',
  summary:
    'What fits a component: by its standard, or by what was measured. Several standards can be possible; then `next` ' +
    'says what to measure to tell them apart. A value that no standard has is answered with "unknown", never with a guess.',
  extension: true,
  query: z.object({
    group: z.optional(shortId),
    standard: z.optional(shortId),
    measure: z.optional(shortId),
    /** A number with or without its unit: "34.8", "1.37 in", "24 TPI", "T25". */
    value: z.optional(reading),
    /** Earlier readings, each as measure:value, joined by semicolons. */
    known: z.optional(z.string().check(z.maxLength(300, atMostCharacters(300)))),
  }),
  answer: z.object({
    groups: z.array(group),
    /** The chosen group. */
    group: z.optional(z.string()),
    /** The readings that the answer is based on. */
    readings: z.array(z.object({ measure: z.string(), name: z.string(), value: z.string() })),
    verdict: z.enum(['choose', 'one', 'several', 'unknown']),
    /** The verdict in words. */
    sentence: z.optional(z.string()),
    standards: z.array(candidate),
    /** The next measurement, with the value of each possible standard. */
    next: z.array(
      z.object({
        measure: z.string(),
        values: z.array(z.object({ standard: z.string(), value: z.string() })),
      }),
    ),
  }),
  // The answer shows stock and prices of the products that fit.
  shows: ['tools', 'items', 'shop'],
  errors: ['READING_NOT_UNDERSTOOD', 'STANDARD_NOT_FOUND'],
})

export const fit = [findFit] as const
