import { createHash, randomInt } from 'node:crypto'
import { giftCodeOf, giftLetters, randomLetters } from '../../domain/payments/gift-code.ts'

/** Makes a code that nobody can guess. */
export function newGiftCode(): string {
  const letters = Array.from({ length: randomLetters }, () =>
    giftLetters.charAt(randomInt(giftLetters.length)),
  )
  return giftCodeOf(letters.join(''))
}

/**
 * Returns what the database stores of a code. A code has 99 random bits, so that its hash needs no secret; a secret
 * that is replaced would make all gift cards worthless.
 */
export function hashOfGiftCode(code: string): string {
  return createHash('sha256').update(`gift card ${code}`).digest('base64url')
}
