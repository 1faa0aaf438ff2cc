import { useMemo } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { markReady } from '../../../contract/orders/pick-up.ts'
import { sendOrders } from '../../../contract/orders/sending.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { failureSentence } from '../../forms/failure-sentence.ts'
import { useReloadAfter } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { punctuationTexts } from '../../texts/punctuation.ts'
import type { BulkAction, RowResult, RowSelection } from '../../ui/table/use-selection.ts'
import { hasNoAddress, isToPickUp, isToSend, mayBePacked } from './order-facts.ts'
import { readParcels } from './pasted-parcels.ts'
import { pickUpDeskTexts } from './pick-up-desk-texts.ts'
import { slipTexts } from './slip-texts.ts'
import { sendTexts as texts } from './texts.ts'

const keyOf = (order: Order) => order._id

/**
 * Prints packing slips, and sends many orders with one call that reports a result for each.
 * @param keep keeps sent orders visible.
 */
export function useSelectedOrders(keep: (ids: readonly string[]) => void): RowSelection<Order> | undefined {
  const api = useApi()
  const allowed = useAllowed()
  const offered = allowed(sendOrders)
  const marksReady = allowed(markReady)
  const reloadAfter = useReloadAfter()
  return useMemo(() => {
    if (!offered) return undefined
    const change =
      (call: Change) =>
      async (rows: readonly Order[], onProgress: (answered: number) => void, typed: string) => {
        const send = async () => {
          const results = await call(api, rows, typed)
          keep(results.filter(({ problem }) => problem === undefined).map(({ key }) => key))
          return results
        }
        const results = await reloadAfter(send()).catch((error: unknown) =>
          rows.map((row) => ({ key: keyOf(row), problem: failureSentence(error) })),
        )
        onProgress(rows.length)
        return results
      }
    return {
      nameOf: (order) => punctuationTexts.facts(orderName(order), order.tool),
      actions: [
        { ...send, run: change(sendAll) },
        ...(marksReady ? [{ ...ready, run: change(readyAll) }] : []),
      ],
      links: [
        { label: slipTexts.openMany, may: mayBePacked, to: (rows) => dashboardLinks.slips(rows.map(keyOf)) },
      ],
    }
  }, [api, offered, marksReady, reloadAfter, keep])
}

type Change = (api: ShopApi, rows: readonly Order[], typed: string) => Promise<readonly RowResult[]>

const ready: Omit<BulkAction<Order>, 'run'> = {
  label: pickUpDeskTexts.steps.ready,
  confirm: pickUpDeskTexts.bulkConfirm,
  done: pickUpDeskTexts.bulkDone,
  may: (order) => isToPickUp(order) && !order.readyAt,
}

/** Each customer gets one email about all orders of the call. */
async function readyAll(api: ShopApi, rows: readonly Order[]): Promise<readonly RowResult[]> {
  const answers = await api.call(markReady, { body: { orders: rows.map(keyOf) } })
  return answers.map(({ order, message }) => ({ key: order, ...(message && { problem: message }) }))
}

const send: Omit<BulkAction<Order>, 'run'> = {
  label: texts.bulk,
  confirm: texts.bulkConfirm,
  done: texts.bulkDone,
  may: isToSend,
  note: {
    label: texts.parcels,
    hint: texts.parcelsHint,
    problemOf: (typed, rows) => readParcels(typed, rows).problem,
  },
  consent: {
    needs: hasNoAddress,
    text: texts.bulkNoAddress,
    label: texts.bulkSendAnyway,
    missing: texts.bulkNothingToSend,
  },
}

/** The person has confirmed each order without an address. */
async function sendAll(api: ShopApi, rows: readonly Order[], typed: string): Promise<readonly RowResult[]> {
  const { parcels } = readParcels(typed, rows)
  const orders = rows.map((row) => ({
    order: row._id,
    ...parcels.get(row._id),
    ...(hasNoAddress(row) && { withoutAddress: true as const }),
  }))
  const answers = await api.call(sendOrders, { body: { orders } })
  return answers.map(({ order, message }) => ({ key: order, ...(message && { problem: message }) }))
}
