import * as z from 'zod/mini'
import { calendarDate } from '../fields.ts'
import { operation } from '../operation.ts'
import { fileHeaders, wireFile } from '../wire-file.ts'

/** The refusals of a posting batch, which are also those of its link. */
export const batchErrors = ['BATCH_NOT_SET_UP', 'BATCH_CURRENCY', 'BATCH_PERIOD', 'BATCH_TOO_LONG'] as const

export const exportPostings = operation({
  id: 'exportPostings',
  method: 'GET',
  path: '/exports/datev.csv',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'The invoices and credit notes of the given days, both included, as a posting batch in the DATEV format (EXTF, ' +
    'Buchungsstapel 13, Windows-1252): their revenue by tax, gift cards, and what card and credit paid. Without days the last ' +
    'whole month. The accounts are those of the section `accounting` of the settings. The days are in one business year.',
  extension: true,
  query: z.object({ from: z.optional(calendarDate), to: z.optional(calendarDate) }),
  answerType: 'text/csv',
  answer: wireFile,
  answerHeaders: fileHeaders,
  callsAMinute: 10,
  errors: batchErrors,
})

export const postings = [exportPostings] as const
