import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'
import type { GoogleStorage, Versioned } from './storage.ts'

/** The keys that sign tokens and cookies. */
export type Secrets = Versioned & { readonly signingKey: JWK; readonly cookieKey: string }

const collection = 'google_secrets'
const id = 'first'

/**
 * Returns the secrets, which are created once and stored for all processes. If two processes create them concurrently,
 * one result is used.
 */
export async function secretsIn(storage: GoogleStorage): Promise<Secrets> {
  const stored = await storage.get(collection, id)
  if (stored === undefined) await storage.insert(collection, id, await newSecrets())
  // Only the line above writes this collection.
  return (stored ?? (await storage.get(collection, id))) as Secrets
}

async function newSecrets(): Promise<Secrets> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }
  const kid = randomBytes(9).toString('base64url')
  // node:crypto has just exported it as an RSA key.
  return { version: 1, signingKey: { ...key, kid } as JWK, cookieKey: randomBytes(32).toString('base64url') }
}
