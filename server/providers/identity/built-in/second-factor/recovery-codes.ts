import { createHmac, randomInt } from 'node:crypto'
import type { PasswordHashing } from '../passwords/password-hashing.ts'

const codesAtOnce = 10
const groups = 3
const groupLength = 4

/** Letters and digits that are hard to confuse on paper (Crockford's Base32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes ten recovery codes of 60 bits each, such as 7Q4K-M2XD-9RTA. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: codesAtOnce }, newCode)
}

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** A code before hashing, with the other inputs of its hash. */
interface CodeOfAccount {
  /** The shop's signing secret. */
  readonly secret: string
  readonly accountId: string
  readonly code: string
}

/**
 * Hashes a code for storage. The shop's secret is the key, so the table alone reveals nothing. The result is hashed
 * again with a salt like a password, because an attacker with table and secret could try out 60 bits (ASVS 6.5.2).
 */
export function hashOfRecoveryCode(passwords: PasswordHashing, of: CodeOfAccount): Promise<string> {
  return passwords.hash(keyed(of))
}

/** Returns the stored hash that matches the code; undefined if none does. */
export async function storedHashOf(
  passwords: PasswordHashing,
  of: CodeOfAccount,
  hashes: readonly string[],
): Promise<string | undefined> {
  const password = keyed(of)
  // Codes that are older than salted hashes are stored unsalted until their account makes new ones.
  if (hashes.includes(password)) return password
  for (const hash of hashes) {
    if (!withoutSalt.test(hash) && (await passwords.verify({ hash, password }))) return hash
  }
  return undefined
}

const withoutSalt = /^[\w-]{43}$/

/** Normalizes a code: ignores case, spaces and hyphens, and reads O as 0, I and L as 1. */
function keyed({ secret, accountId, code }: CodeOfAccount): string {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHmac('sha256', secret).update(`recovery code of ${accountId}: ${plain}`).digest('base64url')
}
