import { useCallback } from 'react'
import type { RowResult } from '../ui/table/use-selection.ts'
import { sentenceWithoutFields } from './failure-sentence.ts'
import { useReloadAfter } from './use-action.ts'

/**
 * Returns a function that changes rows one after another, and reports a result for each. A refused row does not stop
 * the others; afterwards the page's data reloads once.
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
