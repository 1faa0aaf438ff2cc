import { useEffect } from 'react'
import { sendVisit } from './send-visit.ts'

/** A search that stays this long is not a word half typed. */
const settledMs = 2500

const counted = new Set<string>()

/** Counts searched words without a result, once in this document; undefined counts nothing. */
export function useNothingFound(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined || counted.has(words)) return
    const timer = setTimeout(() => {
      counted.add(words)
      sendVisit({ nothing: words.slice(0, 500) })
    }, settledMs)
    return () => clearTimeout(timer)
  }, [words])
}
