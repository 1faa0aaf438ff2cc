import { globSync, readFileSync } from 'node:fs'
import { BASE_ERROR_CODES } from '@better-auth/core/error'
import { FirebaseError } from '@firebase/app'
import { AuthErrorCodes } from '@firebase/auth'
import { expect, test } from 'vitest'
import { builtInCodes, refusalOf } from '../web/session/identity/built-in-requests.ts'
import { authErrorOf } from '../web/session/identity/firebase-errors.ts'
import { authProblems } from '../web/texts/sign-in-form.ts'

const outage = authProblems.unavailable

function sentenceOf(code: string, status: number): string {
  return authProblems[refusalOf(new Response(null, { status }), { code }).code]
}

const own = globSync('server/providers/identity/built-in/**/*.ts', {
  exclude: (name) => name.endsWith('.test.ts'),
}).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)].map(([, code = '']) => code),
)

test('No refusal of the built-in provider is worded as an outage', () => {
  const codes = [...own, ...Object.keys(BASE_ERROR_CODES), 'UNKNOWN']
  expect(codes.length).toBeGreaterThan(50)
  for (const status of [400, 401, 403, 404, 409, 413, 415, 422, 429])
    expect(codes.filter((code) => sentenceOf(code, status) === outage)).toEqual([])
})

test('A failure of the built-in provider is an outage, regardless of its code', () => {
  for (const code of ['INVALID_EMAIL', 'BUSY', '']) expect(sentenceOf(code, 503)).toBe(outage)
})

/** Codes that never reach the shop's pages: the shop maps them first, or they are not refusals. */
const elsewhere = new Set([
  'TOO_MANY_ATTEMPTS',
  'BUSY',
  'NOT_FOUND',
  'SESSION_ENDED',
  'NOT_ALLOWED',
  'UNPROCESSABLE_ENTITY',
])

/** Codes with the general sentence for a refusal. */
const general = new Set(['PASSKEY_FIRST', 'SECOND_FACTOR_OFF', 'NO_PASSWORD'])

test("Each of the shop's own refusals has a sentence of its own", () => {
  const missing = new Set(
    own.filter((code) => !elsewhere.has(code) && !general.has(code) && !Object.hasOwn(builtInCodes, code)),
  )
  expect([...missing]).toEqual([])
})

const outages = new Set(['auth/internal-error'])

test('No refusal of Firebase is worded as an outage', () => {
  const codes = Object.values(AuthErrorCodes)
  expect(codes.length).toBeGreaterThan(80)
  const worded = codes.filter((code) => authErrorOf(new FirebaseError(code, '')).code === 'unavailable')
  expect(worded.filter((code) => !outages.has(code))).toEqual([])
})
