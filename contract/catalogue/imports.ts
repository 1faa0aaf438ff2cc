import * as z from 'zod/mini'
import { id, inserted, requiredText, updated, wireInteger } from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { productFieldTexts } from './product-field-texts.ts'

/** The most rows of a file, without its header. */
export const mostImportRows = 60_000

/** The most rows of a file of customers, old orders or redirects, without its header. */
export const mostMovedRows = 50_000

/** The most bytes of a file. */
export const mostImportBytes = 50 * 1024 * 1024

/** The most bytes that are sent: of the file, or of the file compressed with gzip. */
export const mostSentBytes = 10 * 1024 * 1024

/** The most pictures that an import can send along. */
export const mostImportPictures = 1_000

/** Returns a comparable picture name: file systems differ in case and in the Unicode form of accents. */
export function foldedPictureName(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** The length of the most bytes as base64: four characters for each three bytes. */
const mostBase64 = Math.ceil(mostSentBytes / 3) * 4

export const tooLargeToImport = () => said(productFieldTexts).fileTooLarge

/**
 * - `waiting`, `checking`: the shop compares the file with its products
 * - `unreadable`: the shop cannot read the file; `problem` says why
 * - `checked`: the comparison is complete, and nothing has changed yet
 * - `applied`, `undone`, `cancelled`: final states
 * - `failed`: the shop could not finish the check
 */
export const importStates = [
  'waiting',
  'checking',
  'unreadable',
  'checked',
  'applied',
  'undone',
  'cancelled',
  'failed',
] as const

export type ImportState = (typeof importStates)[number]

/**
 * What a file contains: products, or what moves in from a former shop (docs/decisions/0156).
 */
export const importContents = ['products', 'customers', 'orders', 'redirects'] as const

export type ImportContents = (typeof importContents)[number]

/** The shops whose exports of products are read as they are. */
export const importFormats = ['shopify', 'woocommerce'] as const

export type ImportFormat = (typeof importFormats)[number]

/** What an import would do with the product of a row. */
export const rowKinds = ['new', 'changed', 'unchanged', 'wrong'] as const

export type RowKind = (typeof rowKinds)[number]

/** A product file and the progress of its import. */
const productImport = z.object({
  _id: z.string(),
  fileName: z.string(),
  /** What the file contains; missing until the check has recognized it. */
  contents: z.optional(z.enum(importContents)),
  state: z.enum(importStates),
  /** Whose export the file is; absent for a file in the shop's own columns. */
  format: z.optional(z.enum(importFormats)),
  createdAt: z.iso.datetime(),
  /** The name of the person who sent the file. */
  createdBy: z.optional(z.string()),
  /** The rows of the file, and how many of them are compared; 0 before the file is read. */
  rows: wireInteger,
  rowsDone: wireInteger,
  counts: z.object({ new: wireInteger, changed: wireInteger, unchanged: wireInteger, wrong: wireInteger }),
  /** Why the file cannot be read, or the check could not be finished. */
  problem: z.optional(z.string()),
  /** Notes for the person about how the file was read. */
  notices: z.array(z.string()),
  /** The pictures at other addresses that the file names, and how many of them the shop has fetched. */
  pictures: z.optional(
    z.object({
      hosts: z.array(z.string()),
      waiting: wireInteger,
      fetched: wireInteger,
      failed: wireInteger,
      isFetching: z.boolean(),
    }),
  ),
  /** When the same file was applied earlier. */
  sameFileAppliedAt: z.optional(z.iso.datetime()),
  /** While the import is applied or undone: the number of written rows, and of all rows. */
  running: z.optional(z.object({ rowsDone: wireInteger, rows: wireInteger })),
  appliedAt: z.optional(z.iso.datetime()),
  undoneAt: z.optional(z.iso.datetime()),
  /** When the shop deletes the comparison; an applied import can be undone until then. Absent once deleted. */
  keptUntil: z.optional(z.iso.datetime()),
})

export type ProductImport = z.output<typeof productImport>

/** One row of the comparison. */
const importRow = z.object({
  /** The row's number in a spreadsheet, where the header is row 1. */
  row: wireInteger,
  kind: z.enum(rowKinds),
  name: z.string(),
  /** The product that the row changes. */
  productId: z.optional(z.string()),
  /** Only the cells that change something or are wrong; `column` is empty for the row as a whole. */
  cells: z.array(
    z.object({
      column: z.string(),
      before: z.optional(z.string()),
      after: z.optional(z.string()),
      problem: z.optional(z.string()),
    }),
  ),
})

export type ImportRow = z.output<typeof importRow>

/** A picture at another address that could not be fetched. */
const failedPicture = z.object({
  /** The first row that names it. */
  row: wireInteger,
  address: z.string(),
  problem: z.string(),
})

export type FailedImportPicture = z.output<typeof failedPicture>

const base64 = z.string().check(
  z.maxLength(mostBase64, { error: () => said(productFieldTexts).sentTooLarge }),
  // Searches for an invalid character, because matching the whole text would need a stack frame for each character.
  z.refine((text) => !/[^A-Za-z0-9+/=]/.test(text), { error: () => said(productFieldTexts).base64 }),
  z.minLength(1, { error: () => said(productFieldTexts).fileEmpty }),
)

/** A picture with its file name, which cells may state instead of an address. */
const sentPicture = z.object({
  name: requiredText(200, () => said(productFieldTexts).pictureName),
  img: requiredText(2048, () => said(productFieldTexts).pictureAddress),
})

const sentPictures = z.array(sentPicture).check(
  z.maxLength(mostImportPictures, {
    error: () => said(productFieldTexts).picturesAtOnce(mostImportPictures),
  }),
  z.refine(
    (pictures) => new Set(pictures.map(({ name }) => foldedPictureName(name))).size === pictures.length,
    { error: () => said(productFieldTexts).picturesSameName },
  ),
)

export type SentPicture = z.output<typeof sentPicture>

const described = { access: 'admin', extension: true } as const
const params = z.object({ id })

export const createImport = operation({
  ...described,
  id: 'createImport',
  method: 'POST',
  path: '/imports',
  summary:
    'Sends a CSV file of products, customers, old orders or redirects. The shop compares it with what it has and changes ' +
    `nothing before the import is applied. At most ${mostImportRows} rows of products or ${mostMovedRows} of others, and 50 MB; at ` +
    'most 10 MB are sent, of the file or of its gzip form. The exports of Shopify and WooCommerce are read as they are. A cell ' +
    'of a picture has an address of the shop, or the name of a ' +
    'file in `pictures`, which gives the address that `POST /images` answered.',
  body: z.object({
    fileName: requiredText(200, () => said(productFieldTexts).fileName),
    content: base64,
    /** By default the shop recognizes it by the first row. */
    contents: z.optional(z.enum(importContents)),
    pictures: z.optional(sentPictures),
  }),
  // The most bytes as base64, with room for its name and for its pictures' names and addresses.
  bodyBytes: 15 * 1024 * 1024,
  answer: z.object(inserted),
  // Each file costs the whole shop processing time, so one address may send only a few.
  callsAMinute: 10,
  // Comparing a file changes no product; applying it is recorded.
  unrecorded: true,
  errors: [],
})

export const listImports = operation({
  ...described,
  id: 'listImports',
  method: 'GET',
  path: '/imports',
  summary: 'The imports of products, newest first.',
  query: z.object(pageParameters),
  answer: z.array(productImport),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const getImport = operation({
  ...described,
  id: 'getImport',
  method: 'GET',
  path: '/imports/{id}',
  summary: 'One import: how far its check is, and what it found.',
  params,
  answer: productImport,
  errors: ['IMPORT_NOT_FOUND'],
})

export const listImportRows = operation({
  ...described,
  id: 'listImportRows',
  method: 'GET',
  path: '/imports/{id}/rows',
  summary: 'The difference between a file and the products, row by row.',
  params,
  query: z.object({ ...pageParameters, kind: z.optional(z.enum(rowKinds)) }),
  answer: z.array(importRow),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID', 'IMPORT_NOT_FOUND'],
})

export const applyImport = operation({
  ...described,
  id: 'applyImport',
  method: 'POST',
  path: '/imports/{id}/apply',
  summary:
    'Applies all rows of a checked import or none. Refused when a row is wrong, and when a product changed since the ' +
    'check; the sentence names it.',
  params,
  answer: z.object(updated),
  errors: [
    'IMPORT_NOT_FOUND',
    'IMPORT_NOT_READY',
    'IMPORT_HAS_ERRORS',
    'IMPORT_OUTDATED',
    'IMPORT_STOPPED',
    'SKU_TAKEN',
    'GTIN_TAKEN',
    'FAMILY_AXES_DIFFER',
    'FAMILY_VALUES_TAKEN',
    'MAKER_GONE',
  ],
})

export const checkImportAgain = operation({
  ...described,
  id: 'checkImportAgain',
  method: 'POST',
  path: '/imports/{id}/check',
  summary: 'Compares the file again with the products as they are now.',
  params,
  answer: z.object(updated),
  // Repeating compares the file again, and changes no product.
  unrecorded: true,
  errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
})

export const cancelImport = operation({
  ...described,
  id: 'cancelImport',
  method: 'POST',
  path: '/imports/{id}/cancel',
  summary: 'Ends the check of an import, or discards what it found. Nothing was changed by it.',
  params,
  answer: z.object(updated),
  // Cancelling discards a comparison, which has changed no product.
  unrecorded: true,
  errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
})

export const stopImport = operation({
  ...described,
  id: 'stopImport',
  method: 'POST',
  path: '/imports/{id}/stop',
  summary:
    'Stops an import that is being applied or undone; that call is then refused, and nothing of it stays. `modifiedCount` is 0 when ' +
    'there is none.',
  params,
  answer: z.object(updated),
  // A stopped import changes no product.
  unrecorded: true,
  errors: ['IMPORT_NOT_FOUND'],
})

export const undoImport = operation({
  ...described,
  id: 'undoImport',
  method: 'POST',
  path: '/imports/{id}/undo',
  summary:
    'Undoes an applied import as a whole, once, within 14 days. A product that it added is deleted, or hidden when it has orders. ' +
    'Refused when a product changed since; the sentence names it.',
  params,
  answer: z.object(updated),
  errors: [
    'IMPORT_NOT_FOUND',
    'IMPORT_NOT_READY',
    'IMPORT_OUTDATED',
    'IMPORT_STOPPED',
    'IMPORT_TOO_OLD',
    'SKU_TAKEN',
    'GTIN_TAKEN',
    'FAMILY_AXES_DIFFER',
    'FAMILY_VALUES_TAKEN',
    'MAKER_GONE',
  ],
})

export const fetchImportPictures = operation({
  ...described,
  id: 'fetchImportPictures',
  method: 'POST',
  path: '/imports/{id}/pictures',
  summary:
    'Fetches the pictures at other addresses that the file names, also those that failed before. The file is compared again at the end.',
  params,
  answer: z.object(updated),
  // Fetching stores pictures that no product shows before the import is applied.
  unrecorded: true,
  errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
})

export const stopImportPictures = operation({
  ...described,
  id: 'stopImportPictures',
  method: 'POST',
  path: '/imports/{id}/pictures/stop',
  summary:
    'Stops fetching pictures, and compares the file again with those that are there. `modifiedCount` is 0 when none were being fetched.',
  params,
  answer: z.object(updated),
  // As above.
  unrecorded: true,
  errors: ['IMPORT_NOT_FOUND'],
})

export const listImportPictures = operation({
  ...described,
  id: 'listImportPictures',
  method: 'GET',
  path: '/imports/{id}/pictures',
  summary:
    'The pictures of an import that could not be fetched, in the order of the file, each with the reason.',
  params,
  query: z.object(pageParameters),
  answer: z.array(failedPicture),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID', 'IMPORT_NOT_FOUND'],
})

export const imports = [
  createImport,
  listImports,
  getImport,
  listImportRows,
  applyImport,
  checkImportAgain,
  cancelImport,
  stopImport,
  undoImport,
  fetchImportPictures,
  stopImportPictures,
  listImportPictures,
] as const
