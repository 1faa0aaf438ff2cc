import * as z from 'zod/mini'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { productFieldTexts } from './product-field-texts.ts'
import { searchResult } from './search.ts'

const jobId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, { error: () => said(productFieldTexts).jobId }))

const named = z.object({ id: z.string(), name: z.string() })

/** A tool or part that a job needs, with the matching products of this shop. */
const need = z.object({
  name: z.string(),
  /** What the tool is used for in this job. */
  does: z.string(),
  /** Whether most home mechanics own one. */
  owned: z.boolean(),
  /** At most three products, the best first; empty if the shop sells none. */
  products: z.array(searchResult),
})

const step = z.object({
  text: z.string(),
  /** A range in N·m from the standards; the part manufacturer's value takes precedence. */
  torque: z.optional(z.object({ what: z.string(), from: z.number(), to: z.number(), standard: named })),
})

export const listJobs = operation({
  id: 'listJobs',
  method: 'GET',
  path: '/jobs',
  access: 'public',
  summary: 'The jobs of a workshop that the shop describes, by part of the bicycle.',
  extension: true,
  answer: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      summary: z.string(),
      /** The group of bicycle components. */
      group: z.string(),
      /** The number of steps of the job. */
      steps: z.number(),
      /** The number of tools that the job needs. */
      tools: z.number(),
    }),
  ),
  // The list of jobs changes only with a new version of the shop.
  shows: [],
  errors: [],
})

export const getJob = operation({
  id: 'getJob',
  method: 'GET',
  path: '/jobs/{id}',
  access: 'public',
  summary:
    'A job: its steps in order with torque ranges, and what it needs, with the products of this shop that serve each need.',
  extension: true,
  params: z.object({ id: jobId }),
  answer: z.object({
    id: z.string(),
    name: z.string(),
    summary: z.string(),
    group: z.string(),
    steps: z.array(step),
    tools: z.array(need),
    parts: z.array(need),
    /** The standards that decide which tool or part is needed. */
    standards: z.array(z.object({ id: z.string(), name: z.string(), group: z.string() })),
  }),
  // The job shows stock and prices of the products that it needs.
  shows: ['tools', 'items', 'shop'],
  errors: ['JOB_NOT_FOUND'],
})

export const jobs = [listJobs, getJob] as const
