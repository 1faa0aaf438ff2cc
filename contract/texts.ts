import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { textTree } from './text-blocks.ts'

/** The pages whose texts are the owner's. */
export const textPages = ['delivery', 'returns', 'privacy', 'terms', 'contact', 'blog', 'portfolio'] as const

export type TextPage = (typeof textPages)[number]

const ofPage = z.object({ page: z.enum(textPages, 'There is no such text.') })

export const getText = operation({
  id: 'getText',
  method: 'GET',
  path: '/texts/{page}',
  access: 'public',
  summary:
    'The text of a page as data: paragraphs, lists, tables, code and links. It contains no HTML. `state` tells the ' +
    "sample's text from the owner's, and from one that is not written yet.",
  extension: true,
  servedWithPages: true,
  params: ofPage,
  answer: z.object({
    state: z.enum(['sample', 'own', 'unwritten']),
    /** Milliseconds since 1970. */
    changedAt: z.optional(z.number()),
    text: textTree,
  }),
  errors: [],
})

export const texts = [getText] as const
