import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'
import type { GoogleStorage, Versioned } from './storage.ts'

/** What the demo Google signs with. */
export type Secrets = Versioned & { readonly signingKey: JWK; readonly cookieKey: string }

const collection = 'google_secrets'
const id = 'first'

/** Made once and kept, so that all processes and restarts have the same; of two that make them at once one wins. */
export async function secretsIn(storage: GoogleStorage): Promise<Secrets> {
  const kept = await storage.get(collection, id)
  if (kept === undefined) await storage.insert(collection, id, await newSecrets())
  // Nothing but the line above writes this collection.
  return (kept ?? (await storage.get(collection, id))) as Secrets
}

async function newSecrets(): Promise<Secrets> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }
  const kid = randomBytes(9).toString('base64url')
  // node:crypto has just made an RSA key of it.
  return { version: 1, signingKey: { ...key, kid } as JWK, cookieKey: randomBytes(32).toString('base64url') }
}
