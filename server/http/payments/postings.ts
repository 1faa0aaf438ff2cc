import type * as contract from '../../../contract/payments/postings.ts'
import { done } from '../../../domain/outcome.ts'
import { findBatch, writeBatch } from '../../operations/accounting/posting-batch.ts'
import { noteExport } from '../../operations/exports/note-export.ts'
import { encodeWindows1252 } from '../../platform/windows-1252.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const postings = {
  exportPostings: async ({ shop, caller, input: { query }, setHeader }) => {
    const batch = await findBatch(shop, query)
    if (!batch.ok) return batch
    const lines = await writeBatch(shop, batch.value)
    if (!lines.ok) return lines
    const { from, to } = batch.value.facts
    setHeader('content-type', 'text/csv; charset=windows-1252')
    setHeader('content-disposition', `attachment; filename="EXTF_Buchungsstapel_${from}_${to}.csv"`)
    const rows = lines.value.length - 2
    await noteExport(shop, caller, { list: 'datev', filter: { from, to }, rows, whole: true })
    const file = Buffer.from(encodeWindows1252(lines.value.map((line) => `${line}\r\n`).join('')))
    // Fastify sends bytes unchanged, although the contract describes them as text.
    return done(file as unknown as string)
  },
} satisfies HandlersOf<typeof contract.postings>
