import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signUpForm } from './accounts/accounts.ts'
import {
  calendarDate,
  displayedText,
  email,
  id,
  idempotencyHeaders,
  idList,
  requiredText,
  stars,
  typedText,
  wireAmount,
  wireInteger,
  wireNumber,
} from './fields.ts'
import { requestQuote } from './requests/quotes.ts'

/** Returns the parsed value, or the reason for a refusal. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? parsed.data : { refused: parsed.error.issues[0]?.message }
}

const refused = { refused: expect.any(String) }

describe('A number on the wire', () => {
  test.each([
    [0, 0],
    [-3, -3],
    [12.5, 12.5],
    ['7', 7],
    ['-7', -7],
    ['12.50', 12.5],
    ['.5', 0.5],
    ['007', 7],
    ['999999999999999', 999_999_999_999_999],
    [' 7', 7],
    ['7 ', 7],
    ['7\n', 7],
    ['7.0', 7],
    ['07', 7],
    ['1e1', 10],
    ['1E+3', 1000],
    ['25e-1', 2.5],
  ])('%j is parsed as %d', (value, number) => {
    expect(read(wireNumber, value)).toBe(number)
  })

  test.each([
    '',
    ' ',
    '+7',
    '1e',
    'e1',
    '1e100',
    '1 0',
    '1_000',
    '0x10',
    '1,5',
    '7.',
    '٣',
    'NaN',
    'Infinity',
    '1234567890123456',
    '--1',
    null,
    undefined,
    true,
    [],
    [7],
    {},
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%j is refused', (value) => {
    expect(read(wireNumber, value)).toEqual(refused)
  })
})

describe('An integer on the wire', () => {
  test.each([5, '5', '5.0'])('%j is parsed as five', (value) => {
    expect(read(wireInteger, value)).toBe(5)
  })
  test.each([5.5, '5.5', 2 ** 53])('%j is refused', (value) => {
    expect(read(wireInteger, value)).toEqual(refused)
  })
})

describe('A dollar amount on the wire', () => {
  test.each([
    ['9,50', 'Use a point: 9.50.'],
    ['1.234,5', 'Use a point: 1234.5.'],
    ['1,234', 'Enter a number.'],
    ['9,', 'Enter a number.'],
    ['1.234.567,89', 'Use a point: 1234567.89.'],
    ['1234,5', 'Use a point: 1234.5.'],
    ['1.23,50', 'Enter a number.'],
    ['9,50 EUR', 'Enter a number.'],
    ['EUR 9,50', 'Enter a number.'],
    ['x,5', 'Enter a number.'],
    ['9,5x', 'Enter a number.'],
  ])('%j with a comma is refused: %s', (value, message) => {
    expect(read(wireAmount, value)).toEqual({ refused: message })
  })
  test.each([0, 0.01, 0.29, 19.99, '19.9', 1_000_000, 999_999.99, 1.1, 4.35])('%j is accepted', (value) => {
    expect(read(wireAmount, value)).toBe(Number(value))
  })
  test.each([
    [-0.01, 'A price cannot be negative.'],
    ['-1', 'A price cannot be negative.'],
    [0.001, 'Use at most two decimals.'],
    ['19.999', 'Use at most two decimals.'],
    [1_000_000.01, 'A price is at most 1,000,000.'],
  ])('%j is refused: %s', (value, message) => {
    expect(read(wireAmount, value)).toEqual({ refused: message })
  })
})

describe('A day', () => {
  test.each(['2026-11-22', '2028-02-29', '1999-12-31'])('%s is accepted', (value) => {
    expect(read(calendarDate, value)).toBe(value)
  })
  test.each([
    ['2026-02-29', 'This day does not exist.'],
    ['2026-13-01', 'This day does not exist.'],
    ['22.11.2026', 'Write the date like 2026-11-22.'],
    ['3026-11-22', 'Write the date like 2026-11-22.'],
    ['2026-11-22T10:00', 'Write the date like 2026-11-22.'],
    ['12026-11-22', 'Write the date like 2026-11-22.'],
  ])('%s is refused: %s', (value, message) => {
    expect(read(calendarDate, value)).toEqual({ refused: message })
  })
})

describe('A star rating', () => {
  test.each([1, 5, '3'])('%j is accepted', (value) => {
    expect(read(stars, value)).toBe(Number(value))
  })
  test.each([0, 6, 2.5, '', null])('%j is refused', (value) => {
    expect(read(stars, value)).toEqual(refused)
  })
})

describe('Typed text', () => {
  const text = typedText(10)
  test('Is trimmed, and may be empty', () => {
    expect(read(text, '  a b \n')).toBe('a b')
    expect(read(text, '   ')).toBe('')
  })
  test('May have ten characters, but not eleven', () => {
    expect(read(text, '1234567890')).toBe('1234567890')
    expect(read(text, ' 1234567890 ')).toBe('1234567890')
    expect(read(text, '12345678901')).toEqual({ refused: 'At most 10 characters.' })
  })
  test('May contain any character except NUL', () => {
    expect(read(text, 'a\u0000b')).toEqual({ refused: 'This text has a character that cannot be stored.' })
    expect(read(text, 'é漢🔧\u202e')).toBe('é漢🔧\u202e')
  })
  test.each([null, 5, true, [], {}])('Must be a string: %j', (value) => {
    expect(read(text, value)).toEqual(refused)
  })
})

describe('An identifier', () => {
  test.each(['a', 'spoke-wrench', '01a1fc4e-7f76-765c-abe8-d1bdfa1fea47', '_', 'x'.repeat(64)])(
    '%s is valid',
    (value) => {
      expect(read(id, value)).toBe(value)
    },
  )
  test.each(['', 'a b', 'a/b', '../a', 'a\n', 'é', "a'", 'x'.repeat(65), 5, null])(
    '%j is refused',
    (value) => {
      expect(read(id, value)).toEqual(refused)
    },
  )
})

describe('A list of identifiers', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`).join(',')
  test.each(['a', 'a,b-c,_', 'x'.repeat(64), many(200)])('%s is valid', (value) => {
    expect(read(idList, value)).toBe(value)
  })
  test.each(['', ',', 'a,', ',a', 'a b', 'a, b', `a,${'x'.repeat(65)}`, many(201)])(
    '%j is refused',
    (value) => {
      expect(read(idList, value)).toEqual({ refused: 'Give 1 to 200 identifiers, separated by commas.' })
    },
  )
})

describe('An idempotency key', () => {
  const readKey = (key: string) => read(idempotencyHeaders, { 'idempotency-key': key })
  test.each(['!', '~', 'x'.repeat(200)])('%s is accepted', (key) => {
    expect(readKey(key)).toEqual({ 'idempotency-key': key })
  })
  test.each(['', 'a b', ' a', 'a ', 'é', '\u007f', 'x'.repeat(201)])('%j is refused', (key) => {
    expect(readKey(key)).toEqual({ refused: 'A key is 1 to 200 visible ASCII characters.' })
  })
})

test('Required text is refused without a visible character', () => {
  expect(
    read(
      requiredText(3, () => 'Enter a name.'),
      ' a ',
    ),
  ).toBe('a')
  expect(
    read(
      requiredText(3, () => 'Enter a name.'),
      '\u200b',
    ),
  ).toEqual({ refused: 'Enter a name.' })
  expect(
    read(
      requiredText(3, () => 'Enter a name.'),
      undefined,
    ),
  ).toEqual({ refused: 'Enter a name.' })
})

const readDisplayed = (text: string) => z.safeParse(displayedText(10), text)

test.each([
  [' Ada ', 'Ada'],
  ['👩🏽‍🔧', '👩🏽‍🔧'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['שלום', 'שלום'],
  ['\u202Eevil\u202C', 'evil'],
  ['\u2066a\u2069b', 'ab'],
  ['a\ud800b', 'a\ufffdb'],
  ['\u200b\u2060\ufeff', ''],
  ['\u3164 \u2800', ''],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(readDisplayed(typed)).toMatchObject({ success: true, data: stored })
})

test('Text that is too long or contains NUL is refused', () => {
  expect(readDisplayed('x'.repeat(11)).success).toBe(false)
  expect(readDisplayed('a\u0000b').success).toBe(false)
})

test('A name of zero-width characters only counts as missing', () => {
  const body = { kind: 'contact', name: '\u200b\u200d', email: 'ada@example.com', message: 'Hubs?' }
  const read = z.safeParse(requestQuote.body, body)
  expect(read.error?.issues.map(({ message }) => message)).toEqual([signUpForm.name.required])
})

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada.Lovelace@Example.COM', 'ada.lovelace@example.com'],
  ['ada+bikes@sub.example-shop.co.uk', 'ada+bikes@sub.example-shop.co.uk'],
  ['7@8.9', '7@8.9'],
  [' ada@example.com ', 'ada@example.com'],
  ['ADA-1@EXAMPLE.COM', 'ada-1@example.com'],
])('%s is a valid email, normalized to %s', (typed, address) => {
  expect(z.parse(email, typed)).toBe(address)
})

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada@exa@mple.com',
  'ada lovelace@example.com',
  'ada@exam ple.com',
  'ada@.com',
  'ada@example.',
  'ada@example..com',
  'ada\u0000@example.com',
  `${'a'.repeat(250)}@b.co`,
  null,
  5,
])('%j is not a valid email', (typed) => {
  expect(z.safeParse(email, typed).success).toBe(false)
})

test("An invalid email is refused with the form's message", () => {
  for (const invalid of ['ada', `${'a'.repeat(300)}@example.com`]) {
    expect(z.safeParse(email, invalid).error?.issues[0]?.message).toBe('Provide a valid Email')
  }
})
