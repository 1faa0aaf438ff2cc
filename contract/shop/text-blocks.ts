import * as z from 'zod/mini'

/**
 * Part of a paragraph. A link leads to http(s), mailto, or a path or fragment of the shop. A picture is one of the
 * shop's own.
 */
const inline = z.union([
  z.string(),
  z.object({
    text: z.string(),
    strong: z.optional(z.literal(true)),
    emphasis: z.optional(z.literal(true)),
    struck: z.optional(z.literal(true)),
    code: z.optional(z.literal(true)),
    link: z.optional(z.string()),
  }),
  z.object({ picture: z.string(), alt: z.string() }),
  z.object({ lineBreak: z.literal(true) }),
])

const line = z.array(inline)

const start = z.optional(z.number())
const innerList = z.object({ entries: z.array(z.object({ text: line })), start })
const middleList = z.object({
  entries: z.array(z.object({ text: line, list: z.optional(innerList) })),
  start,
})
/**
 * A list at the top level; a start makes it numbered. The schema is not recursive, so that the API document needs no
 * references.
 */
const outerList = z.object({
  entries: z.array(z.object({ text: line, list: z.optional(middleList) })),
  start,
})

/** The maximum depth of lists. */
export const listDepth = 3

const block = z.union([
  z.object({ paragraph: line }),
  z.object({ heading: line, level: z.union([z.literal(3), z.literal(4)]) }),
  z.object({ list: outerList }),
  z.object({ code: z.string() }),
  z.object({ quote: z.array(line) }),
  z.object({ table: z.object({ head: z.array(line), rows: z.array(z.array(line)) }) }),
  z.object({ rule: z.literal(true) }),
])

/** An owner's text as data: the blocks before the first heading, and the sections below headings. */
export const textTree = z.object({
  /** The page's heading, if the text begins with one. */
  title: z.optional(z.string()),
  lead: z.array(block),
  sections: z.array(
    z.object({
      /** The fragment of the section's URL. */
      id: z.string(),
      heading: line,
      blocks: z.array(block),
    }),
  ),
})

export type TextInline = z.output<typeof inline>
export type TextBlock = z.output<typeof block>
export type TextTree = z.output<typeof textTree>

/** A list of any depth; the text parser enforces `listDepth`. */
export interface TextList {
  entries: { text: TextInline[]; list?: TextList }[]
  start?: number
}
