import { signUpForm } from '../../contract/accounts/accounts.ts'
import { commonPasswords } from './common-passwords.ts'

const { minLength, maxLength } = signUpForm.password

export type PasswordFlaw = 'too short' | 'too long' | 'too common'

/** Returns why a password is refused for the account with this email; undefined if it is accepted (spec §5, §9). */
export function passwordFlaw(password: string, email: string): PasswordFlaw | undefined {
  if (password.length < minLength.value) return 'too short'
  if (password.length > maxLength.value) return 'too long'
  return isCommonPassword(password, email) ? 'too common' : undefined
}

/** Alone or with a numeric suffix, these are early guesses at this shop. */
const namesOfTheShop = ['truewheel', 'truewheels', 'true wheel']

/** Shorter stems do not count: an email like `a@example.com` does not forbid passwords that begin with a. */
const minStemLength = 3

/**
 * Returns whether a password is an early guess: a common one, one repeated character, a sequence of letters or digits,
 * the shop's name, or the account's own email.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const typed = password.toLowerCase()
  const address = email.toLowerCase()
  const ownPart = address.slice(0, address.lastIndexOf('@'))
  return (
    commonPasswords.has(typed) ||
    isRun(typed) ||
    typed === address ||
    [...namesOfTheShop, ownPart].some((name) => isNameWithSuffix(typed, name))
  )
}

/**
 * Returns whether a text is a name with a suffix, such as `name1` or `name2024!`: people add digits and signs when a
 * form requires them.
 */
function isNameWithSuffix(typed: string, name: string): boolean {
  const stem = withoutSuffix(name)
  return typed === name || (stem.length >= minStemLength && withoutSuffix(typed) === stem)
}

function withoutSuffix(text: string): string {
  // Searches backwards; a regular expression would restart at every character.
  const characters = [...text]
  return characters
    .slice(0, characters.findLastIndex((character) => /\p{Letter}/u.test(character)) + 1)
    .join('')
}

/** Returns whether all characters have equal steps: 111111, abcdef, 987654. */
function isRun(typed: string): boolean {
  const codes = [...typed].map((character) => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  if (Math.abs(step) > 1) return false
  return codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
}
