import { expect, test } from 'vitest'
import { findExpressions, productExpressions } from './find-expressions.ts'
import { slow, superLinear } from './slow-expressions.ts'

/** Long enough for a busy machine: the time of one expression with all of its texts. */
const silenceMs = 60_000

const expressions = productExpressions()

test('The expressions of the product are found', () => {
  expect(expressions.length).toBeGreaterThan(100)
  expect(new Set(expressions.map(({ path }) => path.split('/')[0]))).toEqual(
    new Set(['contract', 'domain', 'sandbox', 'server', 'studio', 'tools', 'web']),
  )
})

test('No expression of the product takes more than linear time, by analysis', () => {
  expect(superLinear(expressions)).toEqual([])
})

test('No expression of the product is slow on 30,000 characters that are made to slow it down', async () => {
  expect(await slow(expressions, silenceMs)).toEqual([])
}, 300_000)

const written = (source: string, flags = '') => ({ path: 'a.ts', source, flags })

test.each([
  ['one that begins anew at each character', written('\\s+$')],
  ['one that was in the log of sign-ins', written('[^\\s,]+@[^\\s,]+', 'g')],
  ['two repetitions for the same text', written('^([^<]*?)\\s*<$')],
])('The analysis finds %s', (_what, expression) => {
  expect(superLinear([expression])).not.toEqual([])
})

test.each([
  ['one that begins anew at each character', written('\\s+$')],
  ['one that begins anew at each pair of characters', written('--[a-z]+:[^;]+;', 'g')],
  ['two repetitions with text between them', written('^\\[(.+)\\]\\((.+)\\)$')],
])('The clock finds %s', async (_what, expression) => {
  expect(await slow([expression], silenceMs)).toHaveLength(1)
})

test('An expression that never ends is ended, and named', async () => {
  const found = await slow([written('^(\\w+\\s?)*$')], 1_000)
  expect(found).toEqual(['a.ts: /^(\\w+\\s?)*$/: does not end'])
})

test('Literals and what RegExp is called with are found, and what cannot be read is an error', () => {
  const constructed = ['const b = new RegExp(`^', '{a}\\\\.png$`, "u")'].join('$')
  const text = `const a = /x+/g\n${constructed}\n// no /comment/ and no "/text/"`
  expect(findExpressions('a.ts', text)).toEqual([
    { path: 'a.ts', source: 'x+', flags: 'g' },
    { path: 'a.ts', source: '^x\\.png$', flags: 'u' },
  ])
  expect(() => findExpressions('a.ts', 'new RegExp(typed)')).toThrow('a.ts')
})
