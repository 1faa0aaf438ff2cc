import { createHmac, timingSafeEqual } from 'node:crypto'
import { hourMs } from './clock.ts'

/** The orders that a link shows: one, or all of a purchase, a payment, an accepted offer or an email about a parcel. */
const kinds = { o: 'order', p: 'purchase', c: 'payment', a: 'offer', b: 'parcel' } as const

export interface LinkedOrders {
  readonly kind: (typeof kinds)[keyof typeof kinds]
  readonly id: string
}

/** How long a link in an email shows its orders. */
export const linkLastsMs = 90 * 24 * hourMs

/** Makes and reads the secrets of links to orders (docs/decisions/0062). */
export interface OrderLinks {
  /** Returns the secret of a link that shows these orders until an instant. */
  sign(orders: LinkedOrders, expiresAt: number): string
  /** Returns the orders of a secret; undefined if the shop did not make it or it has expired. */
  read(token: string, now: number): (LinkedOrders & { readonly expiresAt: number }) | undefined
}

/** Signs links with the shop's secret, so that the database stores nothing about them. */
export function orderLinks(secret: string): OrderLinks {
  const signatureOf = (text: string) =>
    createHmac('sha256', secret).update(`link to orders: ${text}`).digest('base64url')
  return {
    sign({ kind, id }, expiresAt) {
      const text = `${letterOf(kind)}.${id}.${expiresAt.toString(36)}`
      return `${text}.${signatureOf(text)}`
    },
    read(token, now) {
      const [, text = '', letter = '', id = '', expiry = '', signature = ''] =
        /^(([a-z])\.([\w-]+)\.([0-9a-z]+))\.([\w-]{43})$/.exec(token) ?? []
      const kind = Object.entries(kinds).find(([known]) => known === letter)?.[1]
      const expiresAt = Number.parseInt(expiry, 36)
      if (!kind || !isSame(signature, signatureOf(text)) || expiresAt <= now) return undefined
      return { kind, id, expiresAt }
    },
  }
}

function letterOf(kind: LinkedOrders['kind']): string {
  const [letter] = Object.entries(kinds).find(([, named]) => named === kind) ?? []
  if (letter === undefined) throw new Error(`Links have no letter for "${kind}"`)
  return letter
}

/** Compares in constant time, so that timing does not reveal how much matches. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
