import { useCallback, useState } from 'react'
import {
  type listedPhases,
  listPriceRules,
  type WirePriceRule,
} from '../../../contract/prices/price-rules.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { useLoaded } from '../../api/use-loaded.ts'

export type ListedPhase = (typeof listedPhases)[number]

/** How many rules are shown at first, and how many more each time. */
const atOnce = 50

/** The shown rules of a phase. */
interface ShownRules {
  readonly rules: readonly WirePriceRule[]
  readonly hasMore: boolean
}

/** Loads the rules of a phase, the newest first, and more of them when asked. */
export function useRules(phase: ListedPhase) {
  const api = useApi()
  const [count, setCount] = useState(atOnce)
  const [loaded, reload] = useLoaded(
    useCallback((signal: AbortSignal) => loadRules(api, { phase, count }, signal), [api, phase, count]),
  )
  return { loaded, reload, showMore: () => setCount(count + atOnce) }
}

async function loadRules(
  api: ShopApi,
  { phase, count }: { readonly phase: ListedPhase; readonly count: number },
  signal: AbortSignal,
): Promise<ShownRules> {
  const rules: WirePriceRule[] = []
  let after: string | undefined
  do {
    const query = { phase, limit: atOnce, ...(after !== undefined && { after }) }
    const { answer, next } = await api.callForPage(listPriceRules, { query }, { signal })
    rules.push(...answer)
    after = next
  } while (after !== undefined && rules.length < count)
  return { rules, hasMore: after !== undefined }
}
