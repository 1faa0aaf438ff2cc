import { signUpForm } from '../contract/accounts.ts'
import { isGuessedFirst } from './guessed-first.ts'

const shortest = signUpForm.password.minLength.value
/** As much as the sign-in library computes a hash of. */
const longest = 128

export type PasswordFlaw = 'too short' | 'too long' | 'too common'

/** Why this may not become the password of the account with this address; undefined when it may (spec §5, §9). */
export function passwordFlaw(password: string, email: string): PasswordFlaw | undefined {
  if (password.length < shortest) return 'too short'
  if (password.length > longest) return 'too long'
  return isGuessedFirst(password, email) ? 'too common' : undefined
}
