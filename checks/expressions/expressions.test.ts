import { expect, test } from 'vitest'
import { findExpressions, productExpressions } from './find-expressions.ts'
import { slow, superLinear } from './slow-expressions.ts'

/** Enough time for one expression with all of its texts on a busy machine. */
const hangMs = 60_000

const expressions = productExpressions()

test('The expressions of the product are found', () => {
  expect(expressions.length).toBeGreaterThan(100)
  expect(new Set(expressions.map(({ path }) => path.split('/')[0]))).toEqual(
    new Set(['contract', 'domain', 'sample-shop', 'sandbox', 'server', 'standards', 'tools', 'web']),
  )
})

test('Static analysis finds no expression that takes more than linear time', () => {
  expect(superLinear(expressions)).toEqual([])
})

test('No expression is slow on 30,000 characters of adversarial text', async () => {
  expect(await slow(expressions, hangMs)).toEqual([])
}, 300_000)

const expressionOf = (source: string, flags = '') => ({ path: 'a.ts', source, flags })

test.each([
  ['one that restarts at each character', expressionOf('\\s+$')],
  ['one that the sign-in log used', expressionOf('[^\\s,]+@[^\\s,]+', 'g')],
  ['two repetitions for the same text', expressionOf('^([^<]*?)\\s*<$')],
])('The analysis finds %s', (_what, expression) => {
  expect(superLinear([expression])).not.toEqual([])
})

test.each([
  ['one that restarts at each character', expressionOf('\\s+$')],
  ['one that restarts at each pair of characters', expressionOf('--[a-z]+:[^;]+;', 'g')],
  ['two repetitions with text between them', expressionOf('^\\[(.+)\\]\\((.+)\\)$')],
])('Timing finds %s', async (_what, expression) => {
  expect(await slow([expression], hangMs)).toHaveLength(1)
})

test('An expression that never ends is terminated and reported', async () => {
  const found = await slow([expressionOf('^(\\w+\\s?)*$')], 1_000)
  expect(found).toEqual(['a.ts: /^(\\w+\\s?)*$/: does not end'])
})

test('Finds literals and the arguments of RegExp, and throws for an argument that it cannot read', () => {
  const constructed = ['const b = new RegExp(`^', '{a}\\\\.png$`, "u")'].join('$')
  const text = `const a = /x+/g\n${constructed}\n// no /comment/ and no "/text/"`
  expect(findExpressions('a.ts', text)).toEqual([
    { path: 'a.ts', source: 'x+', flags: 'g' },
    { path: 'a.ts', source: '^x\\.png$', flags: 'u' },
  ])
  expect(() => findExpressions('a.ts', 'new RegExp(typed)')).toThrow('a.ts')
})
