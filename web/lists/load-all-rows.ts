import type { Continued } from '../api/client.ts'
import { failureSentence } from '../forms/failure-sentence.ts'
import { type LoadedRows, mostPrinted } from '../ui/table/use-print-all.ts'

/** Rows of one call: the most that a list gives. */
const rowsAtOnce = 200

/**
 * Loads the rows of a list on all its pages, as its export reads them, up to what is printed at once.
 *
 * @param loadPage loads a page of up to `limit` rows, from a cursor on.
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
