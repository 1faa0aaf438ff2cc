import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Texts of the jobs' pages. */
export const jobsTexts = {
  title: 'What a job needs',
  description:
    'Jobs of a bicycle workshop step by step, with torque ranges: which tools each one needs, and what the shop has.',
  lead: 'Choose the job. Each page says which tools it takes, which of them you probably own, and the steps with their torque.',
  back: 'All jobs',
  steps: 'Steps',
  tools: 'Tools',
  parts: 'Parts and supplies',
  which: 'Which one is yours?',
  whichText:
    'The job depends on the standard of the part. Open yours to see what to measure and which tools fit.',
  counts: (formats: Formats, steps: number, tools: number) =>
    `${counted(formats, steps, 'step')} · ${counted(formats, tools, 'tool')}`,
  probablyOwned: 'You probably own it',
  notSold: 'Not sold here',
  have: 'I have it',
  want: 'I need it',
  makersValue: 'If the part’s manufacturer gives another value, use that one.',
  newtonMetres: 'N·m',
  takes: (summary: string, tools: readonly string[]) => `${summary} It takes: ${tools.join(', ')}.`,
  listHeading: 'Book the missing tools',
  listCount: (formats: Formats, tools: number, parts: number) =>
    `${[tools > 0 && counted(formats, tools, 'tool'), parts > 0 && counted(formats, parts, 'part')].filter(Boolean).join(' and ')} at the minimum order`,
  listNone: 'Nothing is left to book here. Untick a tool that you do not have.',
  listStart: 'Book one after another',
  listPutIn: 'Add them to the basket',
  listHint: 'Each tool’s page then shows the next one on your list.',
  listFor: (job: string) => `For the job “${job}”`,
  listDone: (formats: Formats, done: number, all: number) =>
    `${done} of ${counted(formats, all, 'tool')} booked.`,
  listNext: 'Next:',
  listEnd: 'That was the last one.',
  listDrop: 'Drop the list',
} as const

/** Texts of a product's row. */
export const productTexts = {
  book: 'Book',
  look: 'Look at it',
  quote: 'Ask for a quote',
  inStock: 'in stock',
  soldOut: 'Sold out',
  from: (minimum: number) => `from ${minimum} pcs`,
  part: 'Part',
} as const
