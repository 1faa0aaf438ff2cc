import * as z from 'zod/mini'
import { operation } from '../operation.ts'

/** The setup steps of a new shop, in display order. */
export const setupSteps = ['company', 'tool', 'texts', 'cards', 'mail', 'domain'] as const

export type SetupStep = (typeof setupSteps)[number]

const step = z.object({
  id: z.enum(setupSteps),
  done: z.boolean(),
  /** Missing entries: fields of the section `company`, or names of text pages. */
  missing: z.array(z.string()),
  /** Whether a built-in substitute is in use: test cards, or emails that stay in the dashboard. */
  standIn: z.boolean(),
})

export type SetupLine = z.output<typeof step>

export const getSetup = operation({
  id: 'getSetup',
  method: 'GET',
  path: '/setup',
  access: 'admin',
  summary:
    "What a new shop needs before it sells, and what of it is done: the owner's details, a tool for sale, terms and " +
    'privacy, cards, mail, and a public address with https.',
  extension: true,
  answer: z.array(step),
  errors: [],
})

export const setup = [getSetup] as const
