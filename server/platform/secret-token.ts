import { createHash, randomBytes } from 'node:crypto'

/** Generates the secret of an emailed link: 256 random bits. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a link's secret for storage, so that reading the database does not reveal the link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
