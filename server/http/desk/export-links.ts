import * as z from 'zod/mini'
import * as contract from '../../../contract/desk/export-links.ts'
import { listOfExport } from '../../../contract/desk/export-links.ts'
import { exportFigures } from '../../../contract/desk/figures.ts'
import type { Operation } from '../../../contract/operation.ts'
import { mayCall } from '../../../domain/accounts/rights.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { createExportLink, takeExport } from '../../operations/exports/export-links.ts'
import { callerOfSession } from '../serving/authenticate.ts'
import { type Call, type ServedOperation, serve } from '../serving/serve-operation.ts'
import { fileExports } from './exports.ts'
import { figures } from './figures.ts'

/** Making links has the limit of the exports; saving has a higher one, because its refusal leaves the page. */
const linksAMinute = 10
const savesAMinute = 30

type ExportHandler = (call: Call<Operation>) => Promise<Outcome<string>>

const served: ReadonlyMap<string, ServedOperation> = new Map(
  [...fileExports, ...figures.filter(({ operation }) => operation === exportFigures)].map((each) => [
    listOfExport(each.operation),
    each,
  ]),
)

export const exportLinks = [
  serve(
    contract.createExportLink,
    async ({ shop, caller, input: { params, body } }) => {
      const query = body.query ?? {}
      const asked = queryOf(contract.exportsByList[params.list], query)
      if (!asked.ok) return asked
      return createExportLink(shop, caller, { list: params.list, query })
    },
    {
      callsAMinute: linksAMinute,
      mayCall: ({ role }, { list }) => {
        const file = contract.exportsByList[list]
        return file !== undefined && mayCall(role, file)
      },
    },
  ),
  serve(
    contract.saveExport,
    async (call) => {
      const taken = await takeExport(call.shop, call.input.body.secret)
      if (!taken.ok) return taken
      const { sessionId, list, query } = taken.value
      const file = served.get(list)
      if (!file) return refused('EXPORT_LINK_NOT_FOUND')
      // The session may have ended and the right may be taken since the link was made.
      const caller = await callerOfSession(call.shop, sessionId, file.operation, call.request)
      if (!caller.ok) return refused(caller.code === 'NOT_ALLOWED' ? 'NOT_ALLOWED' : 'EXPORT_LINK_NOT_FOUND')
      const asked = queryOf(file.operation, query)
      if (!asked.ok) return refused('EXPORT_LINK_NOT_FOUND')
      // `serve` paired this handler with this operation, whose schema has parsed the query.
      const handle = file.handle as ExportHandler
      const input = { params: undefined, query: asked.value, headers: undefined, body: undefined }
      // No limit of an export counts by network address.
      return handle({ ...call, caller: { ...caller.value, addressHash: '' }, input } as never)
    },
    { callsAMinute: savesAMinute },
  ),
]

/** Reads parameters as the export itself does; the refusal names those that it does not take. */
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
