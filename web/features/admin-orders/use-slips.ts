import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { getOrder, listOrders } from '../../api/rows/orders.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { isToSend } from './order-facts.ts'
import { languageOfSlip, loadSlipWords, type SlipWords } from './slip-words.ts'

/** The most slips of one print, equal to the API's largest page. */
export const mostSlips = 100

/** The number of parallel calls; small, so that other pages of the shop stay responsive. */
const together = 8

export interface Slips {
  readonly orders: readonly Order[]
  /** Ids without an order. */
  readonly notFound: readonly string[]
  /** Whether further orders are to be sent. */
  readonly more: boolean
  /** The words of the slips, for each language of their orders. */
  readonly words: readonly SlipWords[]
}

type Found = Omit<Slips, 'words'>

/**
 * Loads the orders that the address names: by id with `?orders=`, or the oldest to send with `?state=to-send`. Does not
 * reload on return to the page, because the print dialog counts as leaving it.
 */
export function useSlips() {
  const api = useApi()
  const formats = useFormats()
  const { languages } = useShopSettings()
  const [address] = useSearchParams()
  const named = address.get('orders') ?? ''
  const toSend = address.get('state') === 'to-send'
  const load = useCallback(
    async (signal: AbortSignal) => {
      const found = await (toSend ? loadToSend(api, signal) : loadNamed(api, idsIn(named), signal))
      const tags = found.orders.map((order) => languageOfSlip(order, languages))
      return { ...found, words: await loadSlipWords(tags, formats) }
    },
    [api, named, toSend, languages, formats],
  )
  return useLoaded(load, { reloadOnReturn: false })
}

function idsIn(named: string): readonly string[] {
  return [...new Set(named.split(',').filter(Boolean))].slice(0, mostSlips)
}

async function loadToSend(api: ShopApi, signal: AbortSignal): Promise<Found> {
  const query = { state: 'to-send', sort: 'createdAt', limit: mostSlips } as const
  const { answer, next } = await api.callForPage(listOrders, { query }, { signal })
  return { orders: answer.filter(isToSend), notFound: [], more: next !== undefined }
}

async function loadNamed(api: ShopApi, ids: readonly string[], signal: AbortSignal): Promise<Found> {
  const found: (Order | undefined)[] = []
  for (let at = 0; at < ids.length; at += together) {
    const part = ids.slice(at, at + together)
    found.push(...(await Promise.all(part.map((id) => loadOrder(api, id, signal)))))
  }
  return {
    orders: found.filter((order) => order !== undefined),
    notFound: ids.filter((_, at) => found[at] === undefined),
    more: false,
  }
}

/** Loads an order; undefined if it does not exist, so that the other slips can still be printed. */
async function loadOrder(api: ShopApi, id: string, signal: AbortSignal): Promise<Order | undefined> {
  try {
    return await api.call(getOrder, { params: { id } }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
