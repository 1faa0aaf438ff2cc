import type { AnswerOf } from '../../contract/operation.ts'
import { type OwnPrice, quoteOwnPrices } from '../../contract/prices/own-prices.ts'
import type { ShopApi } from '../api/client.ts'
import { readStored, writeStored } from '../session/browser-storage.ts'
import { keepBuysForCompany } from './buys-for-company.ts'
import { keepTaxFree } from './tax-free.ts'

/** What an account pays, as far as it differs from what everybody sees. */
export interface OwnPrices {
  /** Whether its company wants prices without tax first. */
  readonly showsNet: boolean
  /** Returns the prices of a product; undefined while they load, and if nothing differs. */
  readonly of: (id: string) => OwnPrice | undefined
}

/** The most products of one call. */
const mostAtOnce = 200
/** An answer counts for all parts of a page that ask soon after each other. */
const freshMs = 30_000
/** An account without own prices is asked about again after this time. */
const askAgainMs = 5 * 60_000

/** The inline script reads it before the first paint, to keep the lines of own prices free (`html[data-own]`). */
const storageKey = 'ownPrices'

interface Known {
  readonly email: string
  /** When the account turned out to have no own prices. */
  noneAt: number
  showsNet: boolean
  readonly prices: Map<string, { readonly at: number; readonly price: OwnPrice | undefined }>
  /** The products of the next call, which all parts of a page share. */
  waiting: Set<string>
  call: Promise<void> | undefined
}

let known = knownOf('')

function knownOf(email: string): Known {
  const [prices, waiting] = [new Map(), new Set<string>()]
  return { email, noneAt: Number.NEGATIVE_INFINITY, showsNet: false, prices, waiting, call: undefined }
}

/** Asks what an account pays for products. Parts that ask at once share a call. Rejects with an ApiError. */
export async function askForOwnPrices(
  api: ShopApi,
  email: string,
  ids: readonly string[],
): Promise<OwnPrices> {
  if (known.email !== email) known = knownOf(email)
  const of = known
  const now = Date.now()
  if (now - of.noneAt > askAgainMs) {
    const old = ids.filter((id) => now - (of.prices.get(id)?.at ?? Number.NEGATIVE_INFINITY) > freshMs)
    for (const id of old) of.waiting.add(id)
    if (old.length > 0) await together(api, of)
  }
  return { showsNet: of.showsNet, of: (id) => of.prices.get(id)?.price }
}

/** Returns the call that has all products that this task's parts ask for. */
function together(api: ShopApi, of: Known): Promise<void> {
  of.call ??= new Promise<void>((resolve, reject) => {
    setTimeout(() => {
      const ids = [...of.waiting]
      of.waiting = new Set()
      of.call = undefined
      load(api, of, ids).then(resolve, reject)
    })
  })
  return of.call
}

async function load(api: ShopApi, of: Known, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += mostAtOnce) {
    const asked = ids.slice(start, start + mostAtOnce)
    const answer = await api.call(quoteOwnPrices, { body: { lines: asked.map((Id) => ({ Id })) } })
    const at = Date.now()
    of.showsNet = answer.showsNet
    of.noneAt = answer.hasOwn ? Number.NEGATIVE_INFINITY : at
    keepPlace(answer)
    keepBuysForCompany(answer.company !== undefined)
    keepTaxFree(of.email, answer.taxFreeTo ?? [])
    const found = new Map(answer.prices.map((price) => [price.Id, price]))
    for (const id of asked) of.prices.set(id, { at, price: found.get(id) })
  }
}

/**
 * Keeps how many lines the own price of a product has at most, and whether one falls with the quantity, such as
 * `3 steps`. Pages that open later have the place for them.
 */
function keepPlace({ hasOwn, showsNet, prices }: AnswerOf<typeof quoteOwnPrices>): void {
  const before = readStored(storageKey) ?? ''
  const { dataset } = document.documentElement
  if (!hasOwn) {
    writeStored(storageKey, null)
    delete dataset.own
    return
  }
  const hasSteps = before.endsWith('steps') || prices.some(({ isOwn, steps }) => isOwn && steps.length > 1)
  const place = `${1 + Number(showsNet) + Number(hasSteps)}${hasSteps ? ' steps' : ''}`
  writeStored(storageKey, place)
  dataset.own = place
}
