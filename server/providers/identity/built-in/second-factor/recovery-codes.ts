import { createHmac, randomInt } from 'node:crypto'

const codesAtOnce = 10
const groups = 3
const groupLength = 4

/** Letters and digits that nobody mistakes for each other when reading from paper (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes ten recovery codes of 60 bits each, for example 7Q4K-M2XD-9RTA. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: codesAtOnce }, newCode)
}

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/**
 * Hashes a code for storage, with its account and the shop's secret: equal codes of two accounts differ, and the
 * table alone does not tell which codes work. Case, spaces and hyphens do not matter; O is read as 0, I and L as 1.
 */
export function hashOfRecoveryCode(secret: string, accountId: string, code: string): string {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHmac('sha256', secret).update(`recovery code of ${accountId}: ${plain}`).digest('base64url')
}
