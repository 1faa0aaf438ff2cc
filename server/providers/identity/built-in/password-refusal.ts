import { type PasswordFlaw, passwordFlaw } from '../../../../domain/password-flaw.ts'
import { refusal } from './refusal.ts'

const told: Readonly<Record<PasswordFlaw, readonly [code: string, message: string]>> = {
  'too short': ['PASSWORD_TOO_SHORT', 'Password too short'],
  'too long': ['PASSWORD_TOO_LONG', 'Password too long'],
  'too common': ['PASSWORD_TOO_COMMON', 'This password is too common'],
}

/** Refuses what may not become the password of the account with this address; undefined when it may. */
export function passwordRefusal(password: string, email: string): Response | undefined {
  const flaw = passwordFlaw(password, email)
  return flaw && refusal(400, ...told[flaw])
}
