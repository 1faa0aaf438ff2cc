import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { patienceMs } from '../../../../tools/test-run/patience.ts'
import { type FaultName, faults, redirectsTo } from '../../../testing/faulty-provider.ts'
import { IdentityUnavailable } from '../identity.ts'
import { createFirebaseIdentity } from './firebase-identity.ts'
import { type KeyHost, startKeyHost } from './testing/key-host.ts'

const project = { apiKey: 'AIzaSyExample', authDomain: 'my-shop.firebaseapp.com', projectId: 'my-shop' }
const now = () => Math.floor(Date.now() / 1000)

/** Makes the claims of a Firebase ID token, with changes; `undefined` removes a claim. */
function claims(change: Record<string, unknown> = {}) {
  return {
    iss: 'https://securetoken.google.com/my-shop',
    aud: 'my-shop',
    auth_time: now() - 60,
    user_id: 'u1',
    sub: 'u1',
    iat: now() - 30,
    exp: now() + 3_570,
    email: 'Ada@Example.com',
    email_verified: true,
    name: 'Ada',
    firebase: { identities: { email: ['Ada@Example.com'] }, sign_in_provider: 'password' },
    ...change,
  }
}

let google: KeyHost

beforeEach(async () => {
  google = await startKeyHost()
})
afterEach(async () => {
  vi.useRealTimers()
  await google.stop()
})

const shopOf = (answerWithinMs = patienceMs) =>
  createFirebaseIdentity(project, { at: google.address, answerWithinMs })

describe("Firebase's ID token", () => {
  test('proves an account', async () => {
    expect(await shopOf().verify(await google.sign(claims()))).toMatchObject({
      issuer: 'https://securetoken.google.com/my-shop',
      subject: 'u1',
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada',
    })
  })

  test('has a separate subject for a Google sign-in, because Firebase may hand accounts over', async () => {
    const byGoogle = { identities: { 'google.com': ['1'] }, sign_in_provider: 'google.com' }
    const { verify } = shopOf()
    expect(await verify(await google.sign(claims()))).toMatchObject({ subject: 'u1' })
    expect(await verify(await google.sign(claims({ firebase: byGoogle })))).toMatchObject({
      subject: 'google.com:u1',
    })
  })

  test('identifies a sign-in by its time, which all tokens of the sign-in share', async () => {
    const signedInAt = now() - 4_000
    const { verify } = shopOf()
    for (const iat of [signedInAt, now() - 30]) {
      const account = await verify(await google.sign(claims({ auth_time: signedInAt, iat })))
      expect(account).toMatchObject({ signIn: String(signedInAt), signedInAt: signedInAt * 1_000 })
    }
  })

  test('may have an unverified address and no name', async () => {
    const proof = await google.sign(claims({ email_verified: false, name: undefined }))
    expect(await shopOf().verify(proof)).toMatchObject({ emailVerified: false, name: '' })
  })

  test.each([
    ['of another project', { iss: 'https://securetoken.google.com/other-shop', aud: 'other-shop' }],
    ['for another audience', { aud: 'other-shop' }],
    ['for several audiences, none of them the project', { aud: ['other-shop', 'third-shop'] }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['of an issuer that only begins so', { iss: 'https://securetoken.google.com/my-shop.evil.example' }],
    ['without an issuer', { iss: undefined }],
    ['without an audience', { aud: undefined }],
    ['that has expired', { exp: now() - 10 }],
    ['that never expires', { exp: undefined }],
    ['issued in the future', { iat: now() + 3_600 }],
    ['without an instant of issue', { iat: undefined }],
    ['of a sign-in in the future', { auth_time: now() + 3_600 }],
    ['without a sign-in time', { auth_time: undefined }],
    ['with a sign-in time that is not a number', { auth_time: String(now() - 60) }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['without an address', { email: undefined }],
    ["of a tenant's account", { firebase: { sign_in_provider: 'password', tenant: 'tenant-1' } }],
  ])('%s proves nothing', async (_what, change) => {
    expect(await shopOf().verify(await google.sign(claims(change)))).toBeNull()
  })

  test.each([
    ['that is not signed', async () => new UnsecuredJWT(claims()).encode()],
    ['without a signature, in another spelling of none', async () => unsignedAs('None')],
    ['made with the public key as a shared secret', () => sharedSecret()],
    ['signed with RS512, even by a key that is published', () => otherAlgorithm()],
    ["signed with a foreign key under a known key's name", () => stranger('key-1')],
    ['signed with an unknown key', () => stranger('key-9')],
    ['whose claims were changed afterwards', () => tampered()],
    ['that is malformed', async () => 'a.b.c'],
  ])('%s proves nothing', async (_what, make) => {
    expect(await shopOf().verify(await make())).toBeNull()
  })

  test('may be signed with a key published after the shop fetched the keys', async () => {
    const { verify } = shopOf()
    await verify(await google.sign(claims()))
    const later = await google.addKey()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect(await verify(await google.sign(claims(), later))).toMatchObject({ subject: 'u1' })
  })

  test('causes no call to Google while the keys are cached, whether the token is valid or not', async () => {
    const { verify } = shopOf()
    await Promise.all([claims(), claims({ sub: 'u2' })].map(async (each) => verify(await google.sign(each))))
    for (const name of ['key-8', 'key-9']) expect(await verify(await stranger(name))).toBeNull()
    expect(google.provider.calls).toEqual(['GET /keys'])
  })
})

describe("While Google's keys are unavailable", () => {
  const verifyOne = async (answerWithinMs?: number) =>
    shopOf(answerWithinMs).verify(await google.sign(claims()))

  test.each(Object.keys(faults) as FaultName[])(
    'verification throws IdentityUnavailable when Google %s',
    async (name) => {
      google.provider.fault = faults[name]
      await expect(verifyOne(200)).rejects.toBeInstanceOf(IdentityUnavailable)
    },
  )

  test.each([
    ['says nothing', 'no answer within 200 ms', 200],
    ['answers with 10 MB', 'its answer is longer than 65536 bytes', undefined],
    ['answers with something else', 'its keys are unusable (ERR_JWKS_INVALID)', undefined],
  ] as const)('the error gives the reason: Google %s', async (name, reason, withinMs) => {
    google.provider.fault = faults[name]
    await expect(verifyOne(withinMs)).rejects.toThrow(`The sign-in provider could not be asked: ${reason}.`)
  })

  test('a redirect to other keys is not followed', async () => {
    const captor = await startKeyHost()
    google.provider.fault = redirectsTo(captor.address)
    await expect(verifyOne()).rejects.toBeInstanceOf(IdentityUnavailable)
    expect(captor.provider.calls).toEqual([])
    await captor.stop()
  })

  test('cached keys still work, and new ones are fetched once Google is available again', async () => {
    const { verify } = shopOf()
    google.provider.fault = faults['breaks the connection']
    await expect(verify(await google.sign(claims()))).rejects.toBeInstanceOf(IdentityUnavailable)
    google.provider.fault = google.answersWell
    expect(await verify(await google.sign(claims()))).toMatchObject({ subject: 'u1' })
    google.provider.fault = faults['breaks the connection']
    expect(await verify(await google.sign(claims()))).toMatchObject({ subject: 'u1' })
  })
})

describe("Firebase's emulator", () => {
  const emulated = { ...project, projectId: 'demo-shop', emulator: '127.0.0.1:9099' }
  const ofDemo = { iss: 'https://securetoken.google.com/demo-shop', aud: 'demo-shop' }
  const { verify } = createFirebaseIdentity(emulated)

  test('does not sign its tokens, which are accepted if the settings name the emulator', async () => {
    expect(await verify(new UnsecuredJWT(claims(ofDemo)).encode())).toMatchObject({
      issuer: 'https://securetoken.google.com/demo-shop',
      subject: 'u1',
    })
  })

  test.each([
    ['of another project', {}],
    ['that has expired', { ...ofDemo, exp: now() - 10 }],
    ['without a subject', { ...ofDemo, sub: undefined }],
    ['of a sign-in in the future', { ...ofDemo, auth_time: now() + 3_600 }],
  ])('is refused with an ID token %s', async (_what, change) => {
    expect(await verify(new UnsecuredJWT(claims(change)).encode())).toBeNull()
  })

  test('makes the shop refuse signed ID tokens, which belong to a project with real accounts', async () => {
    expect(await verify(await google.sign(claims(ofDemo)))).toBeNull()
  })
})

describe('The browser policy for Firebase', () => {
  test("allows Google's script, the project's domain as a frame, and the two services", () => {
    expect(createFirebaseIdentity(project).browser).toEqual({
      popup: true,
      scripts: ['https://apis.google.com'],
      frames: ['https://my-shop.firebaseapp.com'],
      connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    })
  })

  test('allows the emulator instead if the settings name it', () => {
    expect(createFirebaseIdentity({ ...project, emulator: '127.0.0.1:9099' }).browser).toMatchObject({
      frames: ['http://127.0.0.1:9099'],
      connections: ['http://127.0.0.1:9099'],
    })
  })

  test("comes from the project's settings, and the shop neither creates accounts nor serves sign-in", () => {
    const { settings, ensureAccount, handle } = createFirebaseIdentity(project)
    expect(settings).toEqual({ provider: 'firebase', google: true, firebase: project })
    expect([ensureAccount, handle]).toEqual([undefined, undefined])
  })
})

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

const unsignedAs = (alg: string) => `${encoded({ alg, typ: 'JWT' })}.${encoded(claims())}.`

function sharedSecret(): Promise<string> {
  const secret = new TextEncoder().encode(JSON.stringify(google.publicKey('key-1')))
  return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(secret)
}

async function otherAlgorithm(): Promise<string> {
  return google.sign(claims(), await google.addKey('RS512'))
}

async function stranger(kid: string): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256')
  return new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
}

async function tampered(): Promise<string> {
  const [head, , signature] = (await google.sign(claims())).split('.')
  return `${head}.${encoded(claims({ email: 'owner@example.com' }))}.${signature}`
}
