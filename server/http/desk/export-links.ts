import * as z from 'zod/mini'
import * as contract from '../../../contract/desk/export-links.ts'
import type { Operation } from '../../../contract/operation.ts'
import { exportPostings } from '../../../contract/payments/postings.ts'
import { mayCall } from '../../../domain/accounts/rights.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findBatch } from '../../operations/accounting/posting-batch.ts'
import { createExportLink, takeExport } from '../../operations/exports/export-links.ts'
import { eInvoices } from '../payments/e-invoices.ts'
import { postings } from '../payments/postings.ts'
import { callerOfSession } from '../serving/authenticate.ts'
import type { Handler, HandlersOf } from '../serving/handlers.ts'
import { visits } from '../visits/visits.ts'
import { fileExports } from './exports.ts'
import { figures } from './figures.ts'

/** The handlers of all exports, for downloads by link. */
const handlers = {
  ...fileExports,
  exportFigures: figures.exportFigures,
  exportVisits: visits.exportVisits,
  exportPostings: postings.exportPostings,
  exportEInvoices: eInvoices.exportEInvoices,
} satisfies HandlersOf<typeof contract.allExports>

type ExportOperation = Operation & Pick<typeof contract.saveExport, 'answer'>

export const exportLinks = {
  createExportLink: {
    handle: async ({ shop, caller, input: { params, body } }) => {
      const query = body.query ?? {}
      const asked = queryOf(contract.exportsByList[params.list], query)
      if (!asked.ok) return asked
      const batch =
        params.list === contract.listOfExport(exportPostings) ? await findBatch(shop, query) : done(undefined)
      if (!batch.ok) return batch
      return createExportLink(shop, caller, { list: params.list, query })
    },
    mayCall: ({ role }, { list }) => {
      const file = contract.exportsByList[list]
      return file !== undefined && mayCall(role, file)
    },
  },
  saveExport: async (call) => {
    const taken = await takeExport(call.shop, call.input.body.secret)
    if (!taken.ok) return taken
    const { sessionId, list, query } = taken.value
    const operation = contract.exportsByList[list]
    if (!operation) return refused('EXPORT_LINK_NOT_FOUND')
    // Since the link was made, the session may have ended or the role may have changed.
    const caller = await callerOfSession(call.shop, sessionId, operation, call.request)
    if (!caller.ok) return refused(caller.code === 'NOT_ALLOWED' ? 'NOT_ALLOWED' : 'EXPORT_LINK_NOT_FOUND')
    const asked = queryOf(operation, query)
    if (!asked.ok) return refused('EXPORT_LINK_NOT_FOUND')
    // The record pairs this handler with this operation, whose schema has parsed the query.
    const handle = handlers[operation.id] as Handler<ExportOperation>
    const input = { params: undefined, query: asked.value, headers: undefined, body: undefined }
    // No limit of an export counts by network address.
    return handle({ ...call, operation, caller: { ...caller.value, addressHash: '' }, input })
  },
} satisfies HandlersOf<typeof contract.exportLinks>

/** Parses parameters like the export itself; the refusal names invalid ones. */
function queryOf(
  operation: Operation | undefined,
  query: Readonly<Record<string, string>>,
): Outcome<unknown> {
  const parsed = operation?.query && z.safeParse(operation.query, query)
  if (!parsed) return done({})
  if (parsed.success) return done(parsed.data)
  const fields = parsed.error.issues.map(({ path, message }) => [path.join('.') || 'query', message])
  return { ok: false, code: 'INPUT_INVALID', fields: Object.fromEntries(fields) }
}
