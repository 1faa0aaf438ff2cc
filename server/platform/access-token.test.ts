import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { accessTokens } from './access-token.ts'

const secret = 'a secret that is at least thirty-two characters long'
const now = 1_760_000_000_000
const tokens = accessTokens(secret, () => now)

/** Signs a token with these claims and the right key. */
function sign(claims: Readonly<Record<string, unknown>>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))
}

const seconds = now / 1_000
const claims = {
  sid: 'a-session',
  sub: 'a-user',
  aud: 'truewheel-api',
  iat: seconds,
  exp: seconds + 60,
}

test('A token identifies its session until it expires', async () => {
  const token = await tokens.sign({ userId: 'a-user', sessionId: 'a-session', lifeMs: 60_000 })
  expect(await tokens.verify(token)).toBe('a-session')
  const later = accessTokens(secret, () => now + 61_000)
  expect(await later.verify(token)).toBeUndefined()
  expect(await tokens.verify(await sign(claims))).toBe('a-session')
})

test('A verified token is accepted until it expires, and a changed token is refused', async () => {
  let clock = now
  const moving = accessTokens(secret, () => clock)
  const token = await moving.sign({ userId: 'a-user', sessionId: 'a-session', lifeMs: 60_000 })
  expect(await moving.verify(token)).toBe('a-session')
  clock = now + 59_999
  expect(await moving.verify(token)).toBe('a-session')
  expect(await moving.verify(`${token.slice(0, -3)}abc`)).toBeUndefined()
  clock = now + 60_000
  expect(await moving.verify(token)).toBeUndefined()
  expect(await moving.verify(token)).toBeUndefined()
})

test.each(['exp', 'iat', 'sub', 'aud', 'sid'])(
  'A correctly signed token without %s is refused',
  async (claim) => {
    expect(await tokens.verify(await sign({ ...claims, [claim]: undefined }))).toBeUndefined()
  },
)

test('A token of another algorithm, key or audience is refused', async () => {
  const key = new TextEncoder().encode(secret)
  const { privateKey } = await generateKeyPair('RS256')
  const foreign = [
    new UnsecuredJWT(claims).encode(),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(key),
    await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    await sign({ ...claims, aud: 'truewheel' }),
  ]
  for (const token of foreign) expect(await tokens.verify(token)).toBeUndefined()
})
