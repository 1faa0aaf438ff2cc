import * as z from 'zod/mini'
import { id } from '../fields.ts'
import { languageTags } from '../languages/languages.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { shopFieldTexts } from './shop-field-texts.ts'
import { textTree } from './text-blocks.ts'

/** The pages whose texts the owner writes. */
export const textPages = [
  'delivery',
  'returns',
  'privacy',
  'terms',
  'accessibility',
  'contact',
  'blog',
  'portfolio',
] as const

export type TextPage = (typeof textPages)[number]

const ofPage = z.object({ page: z.enum(textPages, 'There is no such text.') })

/** The language of a text; the shop's standard one by default. A language that the shop does not offer is refused. */
const language = z.optional(z.enum(languageTags, { error: () => said(shopFieldTexts).language }))
const inLanguage = z.object({ language })

export const getText = operation({
  id: 'getText',
  method: 'GET',
  path: '/texts/{page}',
  access: 'public',
  summary:
    'The text of a page as data: paragraphs, lists, tables, code and links. It contains no HTML. `state` tells the ' +
    "sample's text from the owner's, and from one that is not written yet. Without a text in the language of the " +
    'request, it is the one in the standard language, which `lang` names.',
  extension: true,
  servedWithPages: true,
  params: ofPage,
  answer: z.object({
    state: z.enum(['sample', 'own', 'unwritten']),
    /** Milliseconds since 1970. */
    changedAt: z.optional(z.number()),
    /** The language of the text; missing if it is that of the request. */
    lang: z.optional(z.string()),
    text: textTree,
  }),
  shows: ['shop'],
  errors: [],
})

/** Keeps a text of three-byte characters within the limit of a request, 64 KiB. */
export const longestText = 20_000

const markdown = z.string().check(
  z.maxLength(longestText, `At most ${longestText} characters.`),
  z.refine((text) => !text.includes('\u0000'), 'This text has a character that cannot be stored.'),
  z.overwrite((text) => text.toWellFormed().replaceAll('\r\n', '\n')),
)

/** The version that an edit is based on; null if no text was stored. */
const from = z.nullable(id)

const state = z.enum(['sample', 'own', 'unwritten'])

const textSource = z.object({
  page: z.enum(textPages),
  state,
  markdown: z.string(),
  /** Null while the page has its default text. */
  version: z.nullable(z.string()),
  changedAt: z.nullable(z.number()),
  /** The name of the admin who saved it; null for a deleted account. */
  changedBy: z.nullable(z.string()),
  /** The value of `{{name}}`; empty while it is not set. */
  placeholders: z.array(z.object({ name: z.string(), value: z.string() })),
})

export type TextSource = z.output<typeof textSource>

const textVersion = z.object({
  _id: z.string(),
  markdown: z.string(),
  createdAt: z.nullable(z.number()),
  createdBy: z.nullable(z.string()),
})

export type TextVersion = z.output<typeof textVersion>

export const listTexts = operation({
  id: 'listTexts',
  method: 'GET',
  path: '/texts',
  access: 'admin',
  summary: 'The pages whose texts are the owner’s, with who changed them last.',
  extension: true,
  answer: z.array(
    z.object({
      page: z.enum(textPages),
      state,
      changedAt: z.nullable(z.number()),
      changedBy: z.nullable(z.string()),
      /**
       * The state of the text in each language; missing in a shop of one language. Where it is `unwritten`, the page
       * shows the text in the standard language.
       */
      languages: z.optional(z.array(z.object({ language: z.string(), state }))),
    }),
  ),
  errors: [],
})

export const getTextSource = operation({
  id: 'getTextSource',
  method: 'GET',
  path: '/texts/{page}/source',
  access: 'admin',
  summary: 'The text of a page in Markdown, with its version and the placeholders that it may use.',
  extension: true,
  params: ofPage,
  query: inLanguage,
  answer: textSource,
  errors: [],
})

export const changeText = operation({
  id: 'changeText',
  method: 'PUT',
  path: '/texts/{page}/source',
  access: 'admin',
  summary:
    'Replaces the text of a page and keeps the former one as a version; an empty text makes the page unwritten. ' +
    '`from` is the version that the text was made from; an older one is refused.',
  extension: true,
  params: ofPage,
  body: z.object({ from, markdown, language }),
  answer: textSource,
  errors: ['SETTINGS_CHANGED'],
})

export const listTextVersions = operation({
  id: 'listTextVersions',
  method: 'GET',
  path: '/texts/{page}/versions',
  access: 'admin',
  summary:
    'The 20 newest versions of a text, newest first; the last one is `original`, the text without any change.',
  extension: true,
  params: ofPage,
  query: inLanguage,
  answer: z.array(textVersion),
  errors: [],
})

export const restoreText = operation({
  id: 'restoreText',
  method: 'POST',
  path: '/texts/{page}/versions/{id}/restore',
  access: 'admin',
  summary: 'Puts an earlier version of a text in force again, as a new version.',
  extension: true,
  params: z.object({ ...ofPage.shape, id }),
  body: z.object({ from, language }),
  answer: textSource,
  errors: ['SETTING_VERSION_NOT_FOUND', 'SETTINGS_CHANGED'],
})

export const previewText = operation({
  id: 'previewText',
  method: 'POST',
  path: '/texts/preview',
  access: 'admin',
  summary: 'A text in Markdown as pages would show it, and what to correct before it can be stored.',
  extension: true,
  body: z.object({ markdown, language }),
  answer: z.object({ text: textTree, problems: z.array(z.string()) }),
  // The operation renders a preview of a text and stores nothing.
  unrecorded: true,
  errors: [],
})

export const texts = [
  getText,
  listTexts,
  getTextSource,
  changeText,
  listTextVersions,
  restoreText,
  previewText,
] as const
