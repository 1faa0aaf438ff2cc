import { cleanCode } from '../../contract/clean-text.ts'

/** Without letters and digits that look alike: I, L, O, 0 and 1. The count is prime, which the check letter needs. */
export const giftLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** How many letters of a code are random: 31 to the power of 20 codes, which nobody can try. */
export const randomLetters = 20

/** Returns a code as people read it, from its random letters, such as `GIFT-ABCD-EFGH-JKMN-PQRS-TUVWX`. */
export function giftCodeOf(random: string): string {
  return written(`${random}${checkLetterOf(random)}`)
}

/** The longest text in which a code is looked for, such as "Your gift card: GIFT-…". */
const longestTyped = 200

/**
 * Returns a typed or pasted code in its one form, whatever signs, case and words before it were typed.
 *
 * @returns undefined for a text that is no code, for example with a mistyped letter.
 */
export function readGiftCode(typed: string): string | undefined {
  const signs = cleanCode(typed.slice(0, longestTyped)).toUpperCase()
  // No code contains the letter I, so that the last "GIFT" is its first word.
  const letters = (signs.split('GIFT').at(-1) ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '')
  const random = letters.slice(0, randomLetters)
  const isCode =
    letters.length === randomLetters + 1 && [...letters].every((letter) => giftLetters.includes(letter))
  return isCode && letters.endsWith(checkLetterOf(random)) ? written(letters) : undefined
}

function written(letters: string): string {
  const parts = [0, 4, 8, 12].map((start) => letters.slice(start, start + 4))
  return ['GIFT', ...parts, letters.slice(16)].join('-')
}

/**
 * One wrong letter, or two that changed places, give another check letter, because the weights differ modulo a prime.
 */
function checkLetterOf(random: string): string {
  const sum = [...random].reduce(
    (total, letter, index) => total + (index + 1) * giftLetters.indexOf(letter),
    0,
  )
  return giftLetters.charAt(sum % giftLetters.length)
}
