import * as z from 'zod/mini'
import { id, outline, wireAmount, wireInteger } from '../fields.ts'
import { operation } from '../operation.ts'
import { guideTopics } from './guide-topics.ts'
import { shownMaker } from './makers.ts'
import { wordLanguages } from './translated-words.ts'

/** A row of the specification with the dictionary's explanation. A key outside of the dictionary has no meaning. */
const explainedSpec = z.object({
  key: z.string(),
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.optional(z.string()),
  /** One sentence: what the value means and how to measure it. */
  meaning: z.optional(z.string()),
  /** The language of a text that is not in that of the request. */
  lang: z.optional(z.string()),
})

/** Another tool, as a card on this tool's page shows it. */
const card = z.object({
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  outline,
  price: wireAmount,
  availableQuantity: wireInteger,
  minOrderQuantity: wireInteger,
  /** For drawing all tools at one scale. */
  lengthMm: z.optional(z.number()),
  lang: wordLanguages.lang,
})

export type ToolCard = z.output<typeof card>

const fit = { id: z.string(), name: z.string(), group: z.string(), reason: z.string() }

/** What the law asks to be told before a sale: who makes the product, its warnings, and the maker's own guarantee. */
const safety = z.object({
  /** With the name of its country in the language of the request, which browsers write in different ways. */
  maker: z.optional(z.extend(shownMaker, { countryName: z.optional(z.string()) })),
  warnings: z.optional(z.string()),
  guarantee: z.optional(
    z.object({
      years: z.optional(wireInteger),
      /** Who gives it; absent without a maker. */
      guarantor: z.optional(z.string()),
      /** A text, or the address of a page. */
      terms: z.optional(z.string()),
    }),
  ),
})

export type ProductSafety = z.output<typeof safety>

/** A member of the tool's family, as the choice on its page shows it. */
const member = z.object({
  _id: z.string(),
  name: z.string(),
  price: wireAmount,
  availableQuantity: wireInteger,
  minOrderQuantity: wireInteger,
  /** The values by which members differ, in the order of the axes. `lang` as in the specification. */
  values: z.array(
    z.object({
      value: z.union([z.number(), z.string()]),
      unit: z.optional(z.string()),
      lang: z.optional(z.string()),
    }),
  ),
})

const family = z.object({
  /** The id in feeds and structured data. */
  id: z.string(),
  name: z.string(),
  /** The keys of the specification whose values tell the members apart, with their names. */
  axes: z.array(z.object({ key: z.string(), name: z.string() })),
  /** The members for sale in display order, the tool among them. */
  members: z.array(member),
})

export type ToolFamily = z.output<typeof family>

export const toolGuide = z.object({
  specs: z.array(explainedSpec),
  /** Tools for sale that the work also needs, in the order of the tool's own list. */
  needsAlso: z.array(card),
  /** The next tools on the board, without those above. */
  neighbours: z.array(card),
  /** The standards that the tool fits, each with the reason in one sentence. */
  fits: z.optional(z.array(z.object(fit))),
  /** Lookalike standards that the tool does not fit, with fitting tools; empty if the shop sells none. */
  doesNotFit: z.optional(
    z.array(
      z.object({
        ...fit,
        instead: z.array(z.object({ _id: z.string(), name: z.string(), lang: wordLanguages.lang })),
      }),
    ),
  ),
  /** Absent if the owner has not entered it. */
  safety: z.optional(safety),
  /** The family of the tool, if it has other members for sale. */
  family: z.optional(family),
  /** The jobs that need the tool. */
  jobs: z.optional(z.array(z.object({ id: z.string(), name: z.string(), steps: wireInteger }))),
})

export type ToolGuide = z.output<typeof toolGuide>

export const getToolGuide = operation({
  id: 'getToolGuide',
  method: 'GET',
  path: '/tools/{id}/guide',
  access: 'public',
  summary:
    'What the page of a tool adds to it: its specification in words, the other members of its family, the tools that the work needs too, three ' +
    'neighbours on the board, what it fits and does not fit, the jobs that need it, and its safety: maker, warnings, ' +
    'guarantee of the maker.',
  extension: true,
  params: z.object({ id }),
  answer: toolGuide,
  shows: (guide: ToolGuide, { id: toolId }: { readonly id: string }) => guideTopics(toolId, guide),
  errors: ['TOOL_NOT_FOUND'],
})

export const toolGuides = [getToolGuide] as const
