import { createHash, createHmac, randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** A payment's id ends in this; its charges, refunds and dispute share the rest and end in their number. */
const ownEnding = '00'

/**
 * The id of a new payment. With a seed (an idempotency key) it is always the same one, so that a create that was cut
 * off and is run again finds what it made.
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

/** The secret that lets the buyer's browser, and nobody else, act on one payment. */
export function clientSecretOf(paymentId: string, secretKey: string): string {
  const digest = createHmac('sha256', secretKey).update(`client secret of ${paymentId}`).digest()
  return `${paymentId}_secret_${spell(digest, 25)}`
}

/** What is part of a payment: a charge, a refund, a dispute. */
export type PartPrefix = 'ch' | 're' | 'dp'

/** The id of a payment's nth charge, refund or dispute (1 and up): the payment can be found again from it. */
export function numberedId(kind: PartPrefix, paymentId: string, number: number): string {
  const ending = `${alphabet[Math.floor(number / alphabet.length)]}${alphabet[number % alphabet.length]}`
  return `${kind}_${paymentId.slice('pi_'.length, -ownEnding.length)}${ending}`
}

/** The payment that a part belongs to; undefined when the text is no such id. */
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
