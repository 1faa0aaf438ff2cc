import { keptEmail } from '../../../contract/email.ts'
import { isRecord } from '../../api/is-record.ts'
import { type BasketLine, parseLines } from '../../buying/basket.ts'
import { type KeptAttempt, keptInBrowser } from '../../forms/kept-attempt.ts'

/** The request of one press. */
export interface HoldWish {
  readonly lines: readonly BasketLine[]
  readonly userName: string
  readonly userPhone: string
  /** The country by which delivery is priced, if the visitor has chosen one. */
  readonly deliverTo?: string
  /** How the orders reach the customer; delivered if it is missing. */
  readonly way?: 'pickup'
  /** The discount code, if the person typed one. */
  readonly code?: string
  /** The customer's own number of the orders, if the person typed one. */
  readonly customerReference?: string
}

/** A request whose outcome is unknown. */
export interface HoldAttempt extends HoldWish {
  readonly key: string
  readonly isRepeated: boolean
}

/** Shorter than the shop remembers a key (48 h), because afterwards the same request would book again. */
const lifetimeMs = 24 * 3_600_000

const keyOf = (email: string) => `hold:${keptEmail(email)}`

/** Keeps an account's request until its outcome is known. All tabs share it, as they share the basket. */
export function keptHold(email: string): KeptAttempt {
  return keptInBrowser(keyOf(email))
}

/** Returns the account's request with an unknown outcome. */
export function openHold(email: string): HoldAttempt | undefined {
  const { key = '', wish = 'null', startedAt = 0 } = keptHold(email).open() ?? {}
  const sent: unknown = JSON.parse(wish)
  if (!isRecord(sent) || Date.now() - startedAt > lifetimeMs) return undefined
  const { userName, userPhone, lines, deliverTo, code, customerReference } = sent
  if (typeof userName !== 'string' || typeof userPhone !== 'string') return undefined
  const country = typeof deliverTo === 'string' && { deliverTo }
  const discount = typeof code === 'string' && { code }
  const named = typeof customerReference === 'string' && { customerReference }
  const sentLines = parseLines(JSON.stringify(lines))
  return { key, userName, userPhone, lines: sentLines, ...country, ...discount, ...named, isRepeated: true }
}
