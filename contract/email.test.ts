import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isEmail, keptEmail, pastedEmail, typedEmail } from './email.ts'
import { email } from './fields.ts'

describe('An email is accepted and kept in one form', () => {
  test.each([
    ['jörg.x@example.com', 'jörg.x@example.com'],
    ['JÖRG@Example.COM', 'jörg@example.com'],
    ['jo\u0308rg@example.com', 'jörg@example.com'],
    ['50%off@example.com', '50%off@example.com'],
    ['a/b@example.com', 'a/b@example.com'],
    ["o'neil&sons@example.com", "o'neil&sons@example.com"],
    ["'t.hooft@example.com", "'t.hooft@example.com"],
    ['.dot.@example.com', '.dot.@example.com'],
    ['7@8.9', '7@8.9'],
    ['x@192.168.0.1', 'x@192.168.0.1'],
    ['x@[192.168.0.1]', 'x@[192.168.0.1]'],
    ['x@under_score.example', 'x@under_score.example'],
    ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
    ['ada@MÜLLER.de', 'ada@xn--mller-kva.de'],
    ['ada@mu\u0308ller.de', 'ada@xn--mller-kva.de'],
    ['ada@XN--MLLER-KVA.de', 'ada@xn--mller-kva.de'],
    ['ada@straße.de', 'ada@xn--strae-oqa.de'],
    ['ada@例え。jp', 'ada@xn--r8jz45g.jp'],
    ['ada@ü/b.de', 'ada@ü/b.de'],
  ])('%s as %s', (typed, kept) => {
    expect(z.parse(email, typed)).toBe(kept)
    expect(z.parse(email, kept)).toBe(kept)
    expect(isEmail(typed)).toBe(true)
  })
})

test.each([
  '\u200bada@example.com',
  'ada@exam\u00adple.com',
  '\u00a0ada@example.com\u00a0',
  'ada@example.com\n',
  'ada@example.com.',
  'ada@example.com; ',
  '<ada@example.com>',
  'mailto:ada@example.com',
  '\ufeffada\u200d@example.com',
  'Ada Lovelace <ada@example.com>',
  '"Lovelace, Ada" <mailto:ada@example.com>;',
  'mailto:ada@example.com?subject=Order%20TW-1',
  '“ada@example.com”',
  '„ada@example.com“',
  '«ada@example.com»',
  "'ada@example.com'",
  '(ada@example.com)',
  'ada@example.com!',
  'ada@example.com:',
  'ada＠example.com',
])('%j is read as ada@example.com', (text) => {
  expect(typedEmail(text)).toBe('ada@example.com')
})

test.each([
  'ada',
  'ada@example',
  'ada@example.',
  'a@b@c.de',
  'a b@c.de',
  'a@b c.de',
  'a\u0007@c.de',
  '',
  `${'ü'.repeat(300)}@x.de`,
])('%j is not an email', (text) => {
  expect(isEmail(text)).toBe(false)
  expect(z.safeParse(email, text).error?.issues[0]?.message).toBe('Provide a valid Email')
})

test('Cleaning keeps the joiners in scripts that need them', () => {
  expect(keptEmail('نمونه\u200cها@example.com')).toBe('نمونه\u200cها@example.com')
  expect(typedEmail('نمونه\u200cها@example.com')).toBe('نمونه\u200cها@example.com')
})

test('Cleaning keeps the spelling of readable text', () => {
  expect(pastedEmail(' Info@Müller.de. ')).toBe('Info@Müller.de')
})
