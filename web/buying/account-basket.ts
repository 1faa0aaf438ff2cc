import { keptEmail } from '../../contract/email.ts'
import { getBasket, type KeptLine, putBasket } from '../../contract/orders/basket.ts'
import { ApiError } from '../api/api-error.ts'
import type { ShopApi } from '../api/client.ts'
import { isRecord } from '../api/is-record.ts'
import { accountBasketKey, currentSession, leftBasketKey } from '../session/access-token/stored-session.ts'
import { readStored, writeStored } from '../session/browser-storage.ts'
import { showToast } from '../ui/toast/toast.ts'
import type { Formats } from '../ui/values/formats.ts'
import { wholeNumber } from '../ui/values/numbers.ts'
import { type BasketLine, mostBasketLines, parseLines, readBasket, writeBasket } from './basket.ts'
import { areSame, mergeBaskets } from './merge-baskets.ts'
import { putInTexts } from './put-in-texts.ts'

/** The last state that this browser and the account had in common. */
interface Synced {
  readonly email: string
  readonly version: number
  readonly lines: readonly BasketLine[]
  /** Lines that were sent, until the answer is known. */
  readonly sent?: readonly BasketLine[]
}

/** Loads the account's basket, merges it with this browser's, and sends the result if it differs from the account's. */
export async function loadAccountBasket(formats: Formats, api: ShopApi): Promise<void> {
  const email = signedInAs()
  if (email === undefined) return
  const { version, lines: kept } = await api.call(getBasket, {})
  // The person may have signed out meanwhile.
  if (signedInAs() !== email) return
  const there = kept.map(fromWire)
  const here = merged(email, version, there)
  const fitting = here.slice(0, mostBasketLines)
  if (fitting.length < here.length) showToast('error', putInTexts.full(wholeNumber(formats, mostBasketLines)))
  writeSynced({ email, version, lines: there })
  writeStored(leftBasketKey, null)
  if (!areSame(fitting, readBasket())) writeBasket(fitting)
  await sendBasket(formats, api)
}

/** Sends this browser's basket to the account after a change. Merges changes by another device first. */
export async function sendBasket(formats: Formats, api: ShopApi): Promise<void> {
  const email = signedInAs()
  const synced = readSynced()
  const lines = readBasket()
  if (email === undefined || synced?.email !== email || areSame(lines, synced.lines)) return
  // The answer to an earlier change was lost; the account's basket shows whether the change arrived.
  if (synced.sent) return loadAccountBasket(formats, api)
  writeSynced({ ...synced, sent: lines })
  const body = { version: synced.version, lines: lines.map(toWire) }
  try {
    const { version } = await api.call(putBasket, { body })
    if (readSynced()?.email === email) writeSynced({ email, version, lines })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'BASKET_CHANGED') throw error
    return loadAccountBasket(formats, api)
  }
  // The basket may have changed during the request.
  return sendBasket(formats, api)
}

/** Removes the stored remains of an earlier sign-out once the account is known to have them. */
export function forgetSentBasket(): void {
  const synced = readSynced()
  const left = readStored(leftBasketKey)
  if (!synced || !areSame(parseLines(left), synced.lines)) return
  writeStored(leftBasketKey, null)
  writeStored(accountBasketKey, null)
}

/**
 * Merges the account's lines with this browser's, and with changes that were still unsent when this account signed out.
 */
function merged(email: string, version: number, there: readonly BasketLine[]): readonly BasketLine[] {
  const synced = readSynced()
  if (synced?.email !== email) return mergeBaskets([], readBasket(), there)
  const wasSent = synced.sent && version === synced.version + 1 && areSame(synced.sent, there)
  const base = wasSent ? there : synced.lines
  const left = readStored(leftBasketKey)
  if (left === null) return mergeBaskets(base, readBasket(), there)
  return mergeBaskets([], readBasket(), mergeBaskets(base, parseLines(left), there))
}

function signedInAs(): string | undefined {
  const session = currentSession()
  return session.status === 'in' ? keptEmail(session.email) : undefined
}

function readSynced(): Synced | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(accountBasketKey) ?? '')
    if (!isRecord(stored) || typeof stored.email !== 'string' || typeof stored.version !== 'number')
      return undefined
    const { email, version, lines, sent } = stored
    return { email, version, lines: linesOf(lines), ...(sent !== undefined && { sent: linesOf(sent) }) }
  } catch {
    return undefined
  }
}

function linesOf(stored: unknown): readonly BasketLine[] {
  return parseLines(JSON.stringify(stored))
}

function writeSynced(synced: Synced): void {
  writeStored(accountBasketKey, JSON.stringify(synced))
}

/**
 * Limits stored names: two hundred longer names could exceed a request (64 KiB). Pages show the product's current name
 * anyway.
 */
const longestName = 50

function toWire({ id, quantity, name, price }: BasketLine): KeptLine {
  return { Id: id, quantity, name: shortened(name), ...(price !== undefined && { price }) }
}

function shortened(name: string): string {
  const characters = [...name]
  return characters.length <= longestName ? name : `${characters.slice(0, longestName - 1).join('')}…`
}

function fromWire({ Id, quantity, name, price }: KeptLine): BasketLine {
  return { id: Id, quantity, name, ...(price !== undefined && { price }) }
}
