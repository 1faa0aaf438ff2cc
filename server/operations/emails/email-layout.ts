import * as z from 'zod/mini'
import { inLanguage } from '../../../contract/languages/said.ts'
import { longWord } from '../../../domain/writing/long-words.ts'
import type { Hyphenate } from '../../platform/hyphenate.ts'
import { type Breakable, type Email, htmlPage, plainText, type Stationery } from './email.ts'
import { formatTexts } from './format-texts.ts'

const length = z.number()
const pair = z.tuple([length, length])

/** The length of each part of a plain text, in the order of the text. A missing part has no length. */
const layoutSchema = z.object({
  language: z.optional(z.string()),
  shopName: z.string(),
  opening: length,
  paragraphs: z.array(length),
  facts: z.array(pair),
  link: z.optional(pair),
  links: z.optional(z.array(pair)),
  further: z.optional(pair),
  notice: z.optional(pair),
  closing: z.array(length),
  signature: length,
})
type Layout = z.output<typeof layoutSchema>

/** An email as the outbox stores it. */
export interface StoredEmail {
  readonly subject: string
  /** The whole email as plain text. */
  readonly body: string
  /** The lengths of the text's parts, as JSON. */
  readonly layout: string
}

/** Converts an email to plain text and a layout, from which `storedHtml` makes the HTML when it is sent. */
export function toStoredEmail(written: Email, stationery: Stationery): StoredEmail {
  const email = withWideSpaces(written)
  const { language, paragraphs, facts = [], link, links, further, notice, closing = [] } = email
  const lengths = (texts: readonly string[]) => texts.filter(Boolean).map((text) => text.length)
  const pairOf = (of: Email['link']) => of && pairOfLink(of)
  const layout: Layout = {
    ...(language !== undefined && { language }),
    shopName: stationery.shopName,
    opening: stationery.opening.length,
    paragraphs: lengths(paragraphs),
    facts: facts.map(([name, value]) => [name.length, value.length]),
    link: pairOf(link),
    ...(links && { links: links.map(pairOfLink) }),
    further: pairOf(further),
    notice: pairOf(notice),
    closing: lengths(closing),
    signature: stationery.signature.length,
  }
  return { subject: email.subject, body: plainText(email, stationery), layout: JSON.stringify(layout) }
}

/** Replaces narrow no-break spaces, as French has before signs, by wide ones, because some mail clients garble them. */
function withWideSpaces(email: Email): Email {
  return JSON.parse(JSON.stringify(email).replaceAll('\u202f', '\u00a0')) as Email
}

function pairOfLink(of: NonNullable<Email['link']>): [number, number] {
  return [of.text.length, of.address.length]
}

/** A word that may be too long for a phone. No word of the English texts is as long. */
const longWordOfText = /[\p{L}\p{M}]{16,}/gu

/**
 * Makes the HTML of a stored email; null if it has no layout, or if the layout does not fit the text.
 *
 * @param hyphenate breaks long words, so that they fit on a phone.
 */
export function storedHtml(
  stored: { readonly subject: string; readonly body: string; readonly layout: string | null },
  hyphenate?: Hyphenate,
): string | null {
  const layout = layoutOf(stored.layout)
  if (!layout) return null
  const text = readerOf(stored.body)
  const email = readEmail(stored.subject, layout, text)
  return text.fitted() ? htmlPage(...email, hyphenate && breakableBy(hyphenate)) : null
}

/** Returns the language of a stored email; undefined for English. */
export function languageOfStored({ layout }: { readonly layout: string | null }): string | undefined {
  return layoutOf(layout)?.language
}

function layoutOf(stored: string | null): Layout | undefined {
  return stored === null ? undefined : layoutSchema.safeParse(JSON.parse(stored)).data
}

/** Addresses, which people copy, have no soft hyphens. */
const address = /[@/]/

function breakableBy(hyphenate: Hyphenate): Breakable {
  const broken = (word: string) => hyphenate(word).replaceAll('-', '\u00ad')
  // A value has less than half of the width, and most of its long words are the owner's.
  return (text, isValue) =>
    text.replaceAll(/\S+/g, (part) =>
      address.test(part) ? part : part.replaceAll(isValue ? longWord : longWordOfText, broken),
    )
}

/** Reads the parts in the order in which `plainText` writes them. */
function readEmail(subject: string, layout: Layout, text: Reader): [Email, Stationery] {
  const { colon } = inLanguage(formatTexts, layout.language)
  const block = (size: number) => (size === 0 ? '' : text.take(size, blockEnd))
  const linkOf = (sizes: [number, number]) => ({
    text: text.take(sizes[0], `${colon}\n`),
    address: text.take(sizes[1], blockEnd),
  })
  const link = (sizes: Layout['link']) => sizes && linkOf(sizes)
  const opening = block(layout.opening)
  const paragraphs = layout.paragraphs.map(block)
  const facts = layout.facts.map(([name, value], at): [string, string] => [
    text.take(name, `${colon} `),
    text.take(value, at === layout.facts.length - 1 ? blockEnd : '\n'),
  ])
  const first = link(layout.link)
  const links = (layout.links ?? []).map(linkOf)
  const further = link(layout.further)
  const notice = link(layout.notice)
  const closing = layout.closing.map(block)
  const email = {
    language: layout.language,
    subject,
    paragraphs,
    facts,
    ...(first && { link: first }),
    links,
    ...(further && { further }),
    ...(notice && { notice }),
    closing,
  }
  return [email, { shopName: layout.shopName, opening, signature: block(layout.signature) }]
}

const blockEnd = '\n\n'

type Reader = ReturnType<typeof readerOf>

/** Cuts a text into parts of known lengths; `fitted` is false if the lengths do not fit the text. */
function readerOf(body: string) {
  // Gives the last block the same end as the others.
  const text = body.replace(/\n$/, blockEnd)
  let at = 0
  let fits = true
  return {
    take(size: number, end: string): string {
      const part = text.slice(at, at + size)
      fits &&= text.startsWith(end, at + size)
      at += size + end.length
      return part
    },
    fitted: () => fits,
  }
}
