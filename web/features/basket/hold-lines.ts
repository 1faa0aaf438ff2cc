import type { AnswerOf } from '../../../contract/operation.ts'
import { bookTogether } from '../../../contract/orders/purchases.ts'
import { hasRefused } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import type { Host } from '../../api/host.ts'
import { getProfile } from '../../api/rows/people.ts'
import { type BasketLine, readBasket, writeBasket } from '../../buying/basket.ts'
import { inTurn } from '../../buying/in-turn.ts'
import { areSame } from '../../buying/merge-baskets.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { type HoldAttempt, keptHold, openHold } from './hold-attempt.ts'

/** Lines that are held now, with their purchase. */
export interface HeldLines {
  readonly purchase: AnswerOf<typeof bookTogether>
  readonly lines: readonly BasketLine[]
  /** True if an earlier press booked them, with other lines than those on the screen. */
  readonly isEarlier: boolean
}

interface Hold {
  readonly api: ShopApi
  readonly host: Host
  readonly person: Person
  /** The lines on the screen. */
  readonly lines: readonly BasketLine[]
  /** The country by which delivery is priced, if the visitor has chosen one. */
  readonly deliverTo: string | undefined
  readonly isPickedUp: boolean
  /** The discount code; empty for none. */
  readonly code: string
  /** The customer's own number of the orders; empty for none. */
  readonly customerReference: string
  /** Called for each purchase, after its lines have left the basket. */
  readonly onHeld: (held: HeldLines) => void
}

/**
 * Books all lines or none, once, even if the request is repeated (docs/decisions/0076). First settles an earlier press
 * without an answer, then books the remaining lines. Tabs wait for each other. Rejects with an ApiError.
 */
export function holdLines({
  api,
  host,
  person,
  lines,
  deliverTo,
  isPickedUp,
  code,
  customerReference,
  onHeld,
}: Hold): Promise<void> {
  const { email, name } = person
  const kept = keptHold(email)
  return inTurn('hold', async () => {
    const open = openHold(email)
    if (open) await finish(open)
    const rest = stillInBasket(lines)
    if (rest.length === 0) return
    const userPhone = await phoneOf(api, host, email)
    const country = deliverTo !== undefined && { deliverTo }
    const way = isPickedUp && { way: 'pickup' as const }
    const named = customerReference !== '' && { customerReference }
    const typed = { ...(code && { code }), ...named }
    const wish = { lines: rest, userName: name, userPhone, ...country, ...way, ...typed }
    await send({ ...wish, key: kept.start(wish).key, isRepeated: false })
  })

  async function finish(attempt: HoldAttempt): Promise<void> {
    try {
      await send(attempt)
    } catch (error) {
      // The earlier press booked nothing, so its lines are sent with the others.
      if (!hasRefused(error)) throw error
    }
  }

  async function send(attempt: HoldAttempt): Promise<void> {
    const { key, userName, userPhone, lines: sent, deliverTo: country, way, code: discount } = attempt
    const { customerReference: named } = attempt
    const wish = sent.map(({ id: Id, quantity }) => ({ Id, quantity }))
    const destination = country !== undefined && { deliverTo: { country } }
    const body = {
      lines: wish,
      userName,
      userPhone,
      ...destination,
      ...(way && { way }),
      ...(discount && { code: discount }),
      ...(named && { customerReference: named }),
    }
    const request = { headers: { 'idempotency-key': key }, body }
    try {
      const purchase = await api.call(bookTogether, request)
      takeFromBasket(sent)
      kept.forget()
      onHeld({ purchase, lines: sent, isEarlier: !areSame(sent, lines) && attempt.isRepeated })
    } catch (error) {
      if (hasRefused(error)) kept.forget()
      throw error
    }
  }
}

/** Returns the shown lines that are still in the basket: an earlier press or another tab may have removed some. */
function stillInBasket(lines: readonly BasketLine[]): readonly BasketLine[] {
  const now = new Map(readBasket().map(({ id, quantity }) => [id, quantity]))
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, now.get(line.id) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Removes the booked pieces from the basket. Pieces that another tab has added since stay. */
function takeFromBasket(booked: readonly BasketLine[]): void {
  const taken = new Map(booked.map(({ id, quantity }) => [id, quantity]))
  writeBasket(
    readBasket().flatMap((line) => {
      const quantity = line.quantity - (taken.get(line.id) ?? 0)
      return quantity > 0 ? [{ ...line, quantity }] : []
    }),
  )
}

/**
 * Returns the phone number of the person's profile, for the carrier; empty if it fails to load, because a booking does
 * not require it.
 */
async function phoneOf(api: ShopApi, host: Host, email: string): Promise<string> {
  if (!host.offers(getProfile)) return ''
  const profile = await api.call(getProfile, { params: { email } }).catch(() => undefined)
  return profile?.phone ?? ''
}
