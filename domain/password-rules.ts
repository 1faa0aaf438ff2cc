import { signUpForm } from '../contract/accounts.ts'
import { commonPasswords } from './common-passwords.ts'

const shortest = signUpForm.password.minLength.value
/** As much as the sign-in library computes a hash of. */
const longest = 128

export type PasswordFlaw = 'too short' | 'too long' | 'too common'

/** Why this may not become the password of the account with this address; undefined when it may (spec §5, §9). */
export function passwordFlaw(password: string, email: string): PasswordFlaw | undefined {
  if (password.length < shortest) return 'too short'
  if (password.length > longest) return 'too long'
  return isCommonPassword(password, email) ? 'too common' : undefined
}

/** What of these stands alone, or with figures and signs at its end, anybody would try first at this shop. */
const namesOfTheShop = ['truewheel', 'truewheels', 'true wheel']

/** Shorter beginnings say nothing: an address like `a@example.com` does not forbid passwords that begin with a. */
const tellingStem = 3

/**
 * Whether a password is one that anybody would try first: among the commonest ones, one character over and
 * over, a run along the alphabet or the figures, the shop's name, or the person's own address.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const typed = password.toLowerCase()
  const address = email.toLowerCase()
  const ownPart = address.slice(0, address.lastIndexOf('@'))
  return (
    commonPasswords.has(typed) ||
    isRun(typed) ||
    typed === address ||
    [...namesOfTheShop, ownPart].some((name) => isNameWithTail(typed, name))
  )
}

/** `name`, `name1`, `name2024!`: people add figures and signs when a form asks for more. */
function isNameWithTail(typed: string, name: string): boolean {
  const stem = withoutTail(name)
  return typed === name || (stem.length >= tellingStem && withoutTail(typed) === stem)
}

function withoutTail(text: string): string {
  // Looks for the last letter from the end on; an expression would begin anew at every character.
  const characters = [...text]
  return characters
    .slice(0, characters.findLastIndex((character) => /\p{Letter}/u.test(character)) + 1)
    .join('')
}

/** Each character as far from the one before as the others: 111111, abcdef, 987654. */
function isRun(typed: string): boolean {
  const codes = [...typed].map((character) => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  if (Math.abs(step) > 1) return false
  return codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
}
