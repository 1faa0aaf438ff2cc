import { createLocalJWKSet, errors, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { IdentityUnavailable } from './identity.ts'
import { type ProofRules, proofVerifier, signedBy } from './verify-proof.ts'

const { publicKey, privateKey } = await generateKeyPair('EdDSA')
const stranger = await generateKeyPair('EdDSA')
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'EdDSA' }] })
const rules: ProofRules = {
  issuer: 'https://id.example',
  audience: 'shop',
  read: signedBy(keys, ['EdDSA']),
  signInOf: ({ sid }) => (typeof sid === 'string' ? { id: sid, at: 1_000 } : null),
}

const claims = { email: 'Ada@Example.com', email_verified: true, name: 'Ada', sid: 's1' }

function proof(more: Record<string, unknown> = {}, header = { alg: 'EdDSA', kid: 'k1' }): SignJWT {
  return new SignJWT({ ...claims, ...more })
    .setProtectedHeader(header)
    .setIssuer('https://id.example')
    .setAudience('shop')
    .setSubject('u1')
    .setIssuedAt()
    .setExpirationTime('5m')
}

const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

describe("A sign-in provider's ID token", () => {
  const verify = proofVerifier(rules)

  test('names its account', async () => {
    expect(await verify(await proof().sign(privateKey))).toEqual({
      issuer: 'https://id.example',
      subject: 'u1',
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada',
      signIn: 's1',
      signedInAt: 1_000,
    })
  })

  test.each([
    ['for another audience', () => proof().setAudience('other').sign(privateKey)],
    ['of another issuer', () => proof().setIssuer('https://evil.example').sign(privateKey)],
    ['that has expired', () => proof().setExpirationTime(ago(10)).sign(privateKey)],
    ['that never expires', () => unending()],
    ['signed with a foreign key under the same key name', () => proof().sign(stranger.privateKey)],
    ['signed with an unknown key', () => proof({}, { alg: 'EdDSA', kid: 'k2' }).sign(privateKey)],
    ['without an address', () => proof({ email: undefined }).sign(privateKey)],
    ['with an address that is not a string', () => proof({ email: ['a@b.c'] }).sign(privateKey)],
    [
      'whose address becomes another one in lower case',
      () => proof({ email: 'ada@wor\u212a.example' }).sign(privateKey),
    ],
    ['of no sign-in', () => proof({ sid: undefined }).sign(privateKey)],
    ['without a subject', () => proof().setSubject('').sign(privateKey)],
    ['that is not signed', async () => unsigned()],
    ['made with the public key as a shared secret', () => hs256()],
    ['that is malformed', async () => 'a.b.c'],
    ['that is empty', async () => ''],
  ])('%s proves nothing', async (_what, make) => {
    expect(await verify(await make())).toBeNull()
  })

  test('marks the address as verified only for the exact value true', async () => {
    const account = await verify(await proof({ email_verified: 'true' }).sign(privateKey))
    expect(account?.emailVerified).toBe(false)
  })

  test('proves nothing if the provider has no record of the sign-in', async () => {
    const strict = proofVerifier({ ...rules, signInOf: async () => null })
    expect(await strict(await proof().sign(privateKey))).toBeNull()
  })

  test.each([
    ['does not answer', new errors.JWKSTimeout()],
    ['answers garbage', new errors.JWKSInvalid()],
    ['answers with an error', new errors.JOSEError('Expected 200 OK')],
    ['cannot be reached', new TypeError('fetch failed')],
  ])('cannot be verified while the provider %s', async (_what, error) => {
    const unreachable = proofVerifier({
      ...rules,
      read: signedBy(() => Promise.reject(error), ['EdDSA']),
    })
    await expect(unreachable(await proof().sign(privateKey))).rejects.toBeInstanceOf(IdentityUnavailable)
  })
})

function unsigned(): string {
  return new UnsecuredJWT(claims)
    .setIssuer('https://id.example')
    .setAudience('shop')
    .setSubject('u1')
    .setIssuedAt()
    .setExpirationTime('5m')
    .encode()
}

async function hs256(): Promise<string> {
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)))
  return proof({}, { alg: 'HS256', kid: 'k1' }).sign(secret)
}

function unending(): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k1' })
    .setIssuer('https://id.example')
    .setAudience('shop')
    .setSubject('u1')
    .setIssuedAt()
    .sign(privateKey)
}
