import { afterEach, describe, expect, test } from 'vitest'
import { patienceMs } from '../../../../tools/test-run/patience.ts'
import {
  type FaultName,
  type FaultyProvider,
  faults,
  patienceWith,
  redirectsTo,
  startFaultyProvider,
} from '../../../testing/faulty-provider.ts'
import { exchangeCode } from './exchange-code.ts'
import { GoogleRefusal } from './google.ts'
import { realGoogle } from './real-google.ts'
import { keysAt, verifyIdToken } from './verify-id-token.ts'

const keys = { clientId: 'the-shop', clientSecret: 'shh', answerWithinMs: patienceMs }
const code = { code: 'c', codeVerifier: 'v', redirectUri: 'https://shop.example/auth/callback/google' }
/** Well-formed, but signed with an unknown key. */
const idToken = 'eyJhbGciOiJSUzI1NiIsImtpZCI6ImsifQ.e30.c2ln'

let provider: FaultyProvider
afterEach(() => provider.stop())

const googleAt = (issuer: string) => realGoogle({ ...keys, issuer })
const refusalOf = async (work: Promise<unknown>) => {
  const outcome = await work.catch((error: unknown) => error)
  if (outcome instanceof GoogleRefusal) return outcome
  throw new Error(`Expected a refusal, got ${JSON.stringify(outcome)}`)
}

describe.each(Object.keys(faults) as FaultName[])('A Google that %s', (fault) => {
  test('is unavailable for discovery, for exchanging a code and for its keys', async () => {
    provider = await startFaultyProvider(faults[fault])
    const google = realGoogle({ ...keys, issuer: provider.address, answerWithinMs: patienceWith(fault) })
    const tries = [
      google.endpoints('http://localhost:3000'),
      exchangeCode(google, `${provider.address}/token`, code),
      verifyIdToken(google, keysAt(`${provider.address}/keys`, google), idToken, 'n'),
    ]
    const refusals = await Promise.all(tries.map(refusalOf))
    expect(refusals.map((refusal) => refusal.code)).toEqual(['unavailable', 'unavailable', 'unavailable'])
    expect(refusals.map(({ message }) => message).join(' ')).not.toMatch(/http|shh/)
  })
})

test('A redirect by Google is not followed, so that the client secret is not sent elsewhere', async () => {
  const elsewhere = await startFaultyProvider(faults['answers with something else'])
  provider = await startFaultyProvider(redirectsTo(elsewhere.address))
  const google = googleAt(provider.address)
  await refusalOf(google.endpoints('http://localhost:3000'))
  await refusalOf(exchangeCode(google, `${provider.address}/token`, code))
  expect(elsewhere.calls).toEqual([])
  await elsewhere.stop()
})

const answering = (document: () => object) =>
  startFaultyProvider((response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document()))
  })

const wellKnown = (address: string) => ({
  issuer: address,
  authorization_endpoint: `${address}/auth`,
  token_endpoint: `${address}/token`,
  jwks_uri: `${address}/keys`,
})

test("Google's endpoints are cached for an hour, but failures are not", async () => {
  let now = 0
  provider = await startFaultyProvider(faults['answers with a 500'])
  const google = realGoogle({ ...keys, issuer: provider.address, now: () => now })
  const readEndpoints = () => google.endpoints('http://localhost:3000')
  await refusalOf(readEndpoints())
  const document = JSON.stringify(wellKnown(provider.address))
  provider.fault = (response) => void response.writeHead(200).end(document)
  await Promise.all([readEndpoints(), readEndpoints()])
  expect(await readEndpoints()).toEqual({
    authorization: `${provider.address}/auth`,
    token: `${provider.address}/token`,
    keys: `${provider.address}/keys`,
  })
  expect(provider.calls).toHaveLength(2)
  now = 3_600_000
  await readEndpoints()
  expect(provider.calls).toHaveLength(3)
})

test.each([
  ['another issuer', { issuer: 'https://evil.example' }],
  ['a URL of another scheme', { token_endpoint: 'ftp://127.0.0.1/token' }],
  ['no URL of its keys', { jwks_uri: undefined }],
])('A discovery document with %s is rejected', async (_what, changed) => {
  provider = await answering(() => ({ ...wellKnown(provider.address), ...changed }))
  await refusalOf(googleAt(provider.address).endpoints('http://localhost:3000'))
})
