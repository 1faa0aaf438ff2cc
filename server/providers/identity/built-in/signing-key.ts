import { createHash, createPrivateKey, createPublicKey, hkdfSync, type JsonWebKey } from 'node:crypto'

/** PKCS #8 around an Ed25519 seed (RFC 8410 §7). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface SigningKey {
  readonly id: string
  readonly publicKey: JsonWebKey
  readonly privateKey: JsonWebKey
}

/**
 * Derives the key that signs the built-in provider's ID tokens from the shop's secret (HKDF, RFC 5869). Every process
 * derives the same key without the database, no stored key can be stolen, and a changed secret changes the key
 * instead of leaving an undecryptable one behind.
 */
export function signingKeyFrom(secret: string): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'truewheel sign-in proof, Ed25519, 1', 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' })
  return {
    id: createHash('sha256').update(String(publicKey.x)).digest('base64url').slice(0, 16),
    publicKey,
    privateKey: privateKey.export({ format: 'jwk' }),
  }
}
