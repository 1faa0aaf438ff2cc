import { createHash, createHmac, randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The suffix of a payment's id. Its charges, refunds and dispute have the same id with their number instead of it. */
const ownEnding = '00'

/**
 * Returns the id of a new payment. The same seed (an idempotency key) always returns the same id, so that a repeated
 * request finds the payment of an interrupted one.
 */
export function newPaymentId(seed?: string): string {
  return `pi_${letters(seed, 22)}${ownEnding}`
}

export function newPaymentMethodId(seed?: string): string {
  return `pm_${letters(seed, 24)}`
}

export function newChallengeId(): string {
  return `payatt_${letters(undefined, 24)}`
}

export function newEventId(): string {
  return `evt_${letters(undefined, 24)}`
}

export function newRequestId(): string {
  return `req_${letters(undefined, 14)}`
}

/** Returns the secret with which the buyer's browser may act on one payment. */
export function clientSecretOf(paymentId: string, secretKey: string): string {
  const digest = createHmac('sha256', secretKey).update(`client secret of ${paymentId}`).digest()
  return `${paymentId}_secret_${spell(digest, 25)}`
}

/** Prefixes of a payment's parts: charges, refunds and disputes. */
export type PartPrefix = 'ch' | 're' | 'dp'

/**
 * Returns the id of a payment's nth charge, refund or dispute (from 1), from which the payment's id can be derived.
 */
export function numberedId(kind: PartPrefix, paymentId: string, number: number): string {
  const ending = `${alphabet[Math.floor(number / alphabet.length)]}${alphabet[number % alphabet.length]}`
  return `${kind}_${paymentId.slice('pi_'.length, -ownEnding.length)}${ending}`
}

/** Returns the id of the payment to which a part belongs; undefined for an invalid id. */
export function paymentIdOf(kind: PartPrefix, id: string): string | undefined {
  const [, shared] = new RegExp(`^${kind}_([0-9A-Za-z]{22})[0-9A-Za-z]{2}$`).exec(id) ?? []
  return shared === undefined ? undefined : `pi_${shared}${ownEnding}`
}

function letters(seed: string | undefined, length: number): string {
  return spell(seed === undefined ? randomBytes(32) : createHash('sha256').update(seed).digest(), length)
}

function spell(bytes: Buffer, length: number): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text += alphabet[Number(rest % 62n)]
    rest /= 62n
  }
  return text
}
