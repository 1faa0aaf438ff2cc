import type { Continued } from '../api/client.ts'
import { failureSentence } from '../forms/failure-sentence.ts'
import { type LoadedRows, mostPrinted } from '../ui/table/use-print-all.ts'

/** The most rows of one call. */
const rowsAtOnce = 200

/**
 * Loads the rows of all pages of a list, as its export does, up to the print limit.
 * @param loadPage loads a page of at most `limit` rows, starting at a cursor.
 */
export async function loadAllRows<Row>(
  loadPage: (part: { readonly limit: number; readonly after?: string }) => Promise<Continued<readonly Row[]>>,
  signal: AbortSignal,
  onLoaded: (rows: number) => void,
): Promise<LoadedRows<Row>> {
  const rows: Row[] = []
  try {
    for (let after: string | undefined; ; ) {
      const limit = Math.min(rowsAtOnce, mostPrinted - rows.length)
      const page = await loadPage({ limit, ...(after && { after }) })
      rows.push(...page.answer)
      after = page.next
      if (after === undefined || rows.length >= mostPrinted || signal.aborted)
        return { rows, more: after !== undefined }
      onLoaded(rows.length)
    }
  } catch (error) {
    return { problem: failureSentence(error) }
  }
}
