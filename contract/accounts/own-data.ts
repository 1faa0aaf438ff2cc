import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const exportOwnData = operation({
  id: 'exportOwnData',
  method: 'GET',
  path: '/my-data',
  access: 'customer',
  noKey: 'own',
  summary:
    'Everything that the shop stores about the caller, as one indented JSON file: a list of rows for each subject. What ' +
    'belongs to an email (mails, requests, offers, letters about stock) is empty until the account has proven the email.',
  extension: true,
  answer: z.record(z.string(), z.unknown()),
  answerHeaders: z.object({
    'content-type': z.string(),
    /** The file name, which includes the date. */
    'content-disposition': z.string(),
  }),
  // Building the file reads many tables, and a person needs few files.
  callsAMinute: 5,
  errors: [],
})

export const ownDataOperations = [exportOwnData] as const
