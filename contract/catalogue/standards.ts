import * as z from 'zod/mini'
import { operation } from '../operation.ts'

const measured = { what: z.string(), unit: z.string() }

/** A measure that identifies a component: the possible values, or a range that includes both ends. */
const measure = z.union([
  z.object({ ...measured, values: z.array(z.number()) }),
  z.object({ ...measured, from: z.number(), to: z.number() }),
])

/** A standard of the trade. A tool's `fits` names standards by their ids. */
const standard = z.object({
  id: z.string(),
  name: z.string(),
  alsoCalled: z.array(z.string()),
  measure: z.array(measure),
  /** Pages that state the values, each with the day on which the page was read. */
  sources: z.array(z.object({ title: z.string(), address: z.string(), read: z.string() })),
  /** Says where the sources differ. */
  disagreement: z.optional(z.string()),
  note: z.optional(z.string()),
})

export const listStandards = operation({
  id: 'listStandards',
  method: 'GET',
  path: '/standards',
  access: 'public',
  summary:
    'The standards of bicycle parts by group: what to measure, values with units, and the sources. ' +
    'Torque is a range, and the value of the part’s maker takes precedence.',
  extension: true,
  answer: z.array(z.object({ id: z.string(), name: z.string(), standards: z.array(standard) })),
  // The standards change only with a new version of the shop.
  shows: [],
  errors: [],
})

export const standards = [listStandards] as const
