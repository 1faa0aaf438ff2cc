import * as z from 'zod/mini'
import { wireNumber } from '../fields.ts'
import { said } from '../languages/said.ts'
import { type Operation, operation } from '../operation.ts'
import { exportEInvoices } from '../payments/e-invoices.ts'
import { batchErrors, exportPostings } from '../payments/postings.ts'
import { exportVisits } from '../visits/visits.ts'
import { fileHeaders, wireFile } from '../wire-file.ts'
import { deskFieldTexts } from './desk-field-texts.ts'
import { fileExports } from './exports.ts'
import { exportFigures } from './figures.ts'

/** Every operation that answers a list as a file. */
export const allExports = [
  ...fileExports,
  exportFigures,
  exportVisits,
  exportPostings,
  exportEInvoices,
] as const

/** Every export by its list's name in the path. */
export const exportsByList: Readonly<Record<string, (typeof allExports)[number]>> = Object.fromEntries(
  allExports.map((each) => [listOfExport(each), each]),
)

/** Returns the name of an export's list: `orders` of `/exports/orders.csv`. */
export function listOfExport({ path }: Pick<Operation, 'path'>): string {
  return path.replace(/^\/exports\/(.*)\.(?:csv|zip)$/, '$1')
}

export const createExportLink = operation({
  id: 'createExportLink',
  method: 'POST',
  path: '/exports/{list}/links',
  access: 'admin',
  noKey: 'keys',
  // The operation also checks the export's own roles.
  staff: ['bookkeeper'],
  extension: true,
  summary:
    'Makes a secret for one download of an export by a plain form, so that a browser writes the file to the disk while it arrives. ' +
    'It works once, within a minute, as long as the session that made it and its right last.',
  params: z.object({ list: z.enum(Object.keys(exportsByList)) }),
  body: z.object({
    /** The parameters of the export. */
    query: z.optional(z.record(z.string(), z.string())),
  }),
  answer: z.object({
    secret: z.string(),
    /** In milliseconds. */
    expiresAt: wireNumber,
  }),
  // As many calls as the exports themselves allow.
  callsAMinute: 10,
  // This operation exports nothing; the download of the file is recorded.
  unrecorded: true,
  // Those of the posting batch, so that its button says them instead of a page.
  errors: [...batchErrors],
})

export const saveExport = operation({
  id: 'saveExport',
  method: 'POST',
  path: '/exports/save',
  access: 'public',
  extension: true,
  summary:
    'The export of a secret from `POST /exports/{list}/links`, as a form (`application/x-www-form-urlencoded`) or JSON. The secret ' +
    'is in the body, so that no log and no history of a browser has it.',
  form: true,
  body: z.object({
    secret: z.string().check(z.regex(/^[\w-]{43}$/, { error: () => said(deskFieldTexts).secret })),
  }),
  answerType: 'text/csv',
  answer: wireFile,
  answerHeaders: fileHeaders,
  // Higher than for links, because a refused download leads the person away from the page.
  callsAMinute: 30,
  errors: ['EXPORT_LINK_NOT_FOUND', 'NOT_ALLOWED', 'CURSOR_INVALID', ...batchErrors],
})

export const exportLinks = [createExportLink, saveExport] as const
