import { signUpForm } from '../../../../contract/accounts/sign-in-form.ts'
import { isGuessedFirst } from './guessed-first.ts'
import { refusal } from './refusal.ts'

const shortest = signUpForm.password.minLength.value
/** As much as the sign-in library computes a hash of. */
const longest = 128

/** Why this may not become the password of the account with this address; undefined when it may (spec §5, §9). */
export function passwordRefusal(password: string, email: string): Response | undefined {
  if (password.length < shortest) return refusal(400, 'PASSWORD_TOO_SHORT', 'Password too short')
  if (password.length > longest) return refusal(400, 'PASSWORD_TOO_LONG', 'Password too long')
  if (!isGuessedFirst(password, email)) return undefined
  return refusal(400, 'PASSWORD_TOO_COMMON', 'This password is one of the first that anybody would try')
}
