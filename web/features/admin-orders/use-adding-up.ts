import { useEffect, useRef, useState } from 'react'
import { getOrderTotals, type OrderTotals, type orderFilters } from '../../../contract/orders/orders.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { failureSentence } from '../../forms/failure-sentence.ts'

/** The filter of the orders to add up, as in the list. */
export interface ChosenOrders {
  readonly search?: string
  readonly state?: (typeof orderFilters)[number]
  readonly from?: string
  readonly to?: string
}

type Sums = Pick<OrderTotals, 'count' | 'sum' | 'paid' | 'refunded'>

export type AddingUp =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly counted: number }
  | { readonly status: 'done'; readonly sums: Sums; readonly at: number }
  | { readonly status: 'failed'; readonly problem: string }

/** Loads the totals of one batch of orders. */
export function loadTotals(
  api: ShopApi,
  query: ChosenOrders & { readonly after?: string },
  signal: AbortSignal,
): Promise<OrderTotals> {
  return api.call(getOrderTotals, { query }, { signal })
}

const none: Sums = { count: 0, sum: 0, paid: 0, refunded: 0 }

/** Adds up all chosen orders, batch by batch, until it is stopped or the component unmounts. */
export function useAddingUp(chosen: ChosenOrders) {
  const api = useApi()
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<AddingUp>({ status: 'idle' })
  useEffect(() => () => running.current?.abort(), [])

  async function run(abort: AbortController): Promise<void> {
    try {
      let sums = none
      for (let after: string | undefined; ; ) {
        const part = await loadTotals(api, { ...chosen, ...(after && { after }) }, abort.signal)
        if (abort.signal.aborted) return
        sums = added(sums, part)
        after = part.next
        if (after === undefined) break
        setState({ status: 'running', counted: sums.count })
      }
      setState({ status: 'done', sums, at: Date.now() })
    } catch (error) {
      if (!abort.signal.aborted) setState({ status: 'failed', problem: failureSentence(error) })
    }
  }
  return {
    state,
    start() {
      const abort = new AbortController()
      running.current = abort
      setState({ status: 'running', counted: 0 })
      void run(abort)
    },
    stop() {
      running.current?.abort()
      setState({ status: 'idle' })
    },
  }
}

/** Adds in cents, because sums of fractions are inexact. */
function added(one: Sums, other: Sums): Sums {
  const amount = (name: 'sum' | 'paid' | 'refunded') => amountOf(centsOf(one[name]) + centsOf(other[name]))
  return {
    count: one.count + other.count,
    sum: amount('sum'),
    paid: amount('paid'),
    refunded: amount('refunded'),
  }
}
