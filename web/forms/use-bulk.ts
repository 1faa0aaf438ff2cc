import { useCallback } from 'react'
import type { RowResult } from '../ui/table/use-selection.ts'
import { sentenceWithoutFields } from './failure-sentence.ts'
import { useReloadAfter } from './use-action.ts'

/**
 * Returns a function that runs one change per row, one after another, and answers each row. A refused row stops no
 * other; afterwards the page's data is reloaded once.
 *
 * @param act changes one row.
 */
export function useBulk<Row>(keyOf: (row: Row) => string, act: (row: Row) => Promise<unknown>) {
  const reloadAfter = useReloadAfter()
  return useCallback(
    (rows: readonly Row[], onProgress: (answered: number) => void): Promise<readonly RowResult[]> => {
      const answerEach = async () => {
        const results: RowResult[] = []
        for (const row of rows) {
          results.push(await answerOf(keyOf(row), act(row)))
          onProgress(results.length)
        }
        return results
      }
      return reloadAfter(answerEach())
    },
    [keyOf, act, reloadAfter],
  )
}

async function answerOf(key: string, change: Promise<unknown>): Promise<RowResult> {
  try {
    await change
    return { key }
  } catch (error) {
    return { key, problem: sentenceWithoutFields(error) }
  }
}
