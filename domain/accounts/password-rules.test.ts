import { describe, expect, test } from 'vitest'
import { signUpForm } from '../../contract/accounts/accounts.ts'
import { commonPasswords } from './common-passwords.ts'
import { isCommonPassword, passwordFlaw } from './password-rules.ts'

const email = 'ada.lovelace@example.com'

describe('A common password', () => {
  test.each([
    ['is on the list', 'iloveyou'],
    ['is the three-thousandth of published leaks', 'WasSup'],
    ['is on the list in another letter case', 'PassWord1'],
    ['repeats one character', 'zzzzzzz'],
    ['is a sequence of digits', '12345678'],
    ['is a backward sequence of letters', 'FEDCBA'],
    ["is the shop's name", 'Truewheel'],
    ["is the shop's name with a suffix", 'truewheel2026!'],
    ["is the account's email", 'Ada.Lovelace@example.com'],
    ['is the email’s local part', 'ada.lovelace'],
    ['is the local part with a suffix', 'ada.lovelace99'],
  ])('%s', (_how, password) => {
    expect(isCommonPassword(password, email)).toBe(true)
  })

  test.each([
    'hunter2!',
    'true wheels turn',
    'correct horse',
    'ada.byron',
    '135791',
    'wheel truing',
    'aabbcc',
    'acegik',
    'truewheex1',
  ])('is not %j', (password) => {
    expect(isCommonPassword(password, email)).toBe(false)
  })

  test('A very short local part of an address forbids only a few passwords', () => {
    expect(isCommonPassword('a19283', 'a@example.com')).toBe(false)
    expect(isCommonPassword('ab19283', 'ab@example.com')).toBe(false)
    expect(isCommonPassword('ann19283', 'ann@example.com')).toBe(true)
    expect(isCommonPassword('482913', '4711@example.com')).toBe(false)
  })
})

test('The local part of an address is a common password of that account even if it has only digits', () => {
  expect(isCommonPassword('482913', '482913@example.com')).toBe(true)
})

describe('A password', () => {
  test.each([
    ['too short', 'Xq7!w'],
    [undefined, 'Xq7!wz'],
    [undefined, 'Xq7!wz99'.repeat(16)],
    ['too long', `${'Xq7!wz99'.repeat(16)}.`],
    ['too common', 'iloveyou'],
  ])('Has the flaw %s: %s', (flaw, password) => {
    expect(passwordFlaw(password, email)).toBe(flaw)
  })
})

test.each(['quiet saddle', 'QXZVKJWP', '730194628', '!?%&=+~#', 'ünïcødé', '🔧🚲🔩🛞🪛🧰', 'a b c d'])(
  'A password may have any characters: %j',
  (password) => {
    expect(passwordFlaw(password, email)).toBeUndefined()
  },
)

describe('The list of common passwords', () => {
  // ASVS 6.2.4 asks for the 3,000 most common passwords that satisfy the form's rules.
  test('has more than 3,000 entries, in lower case and as long as the form requires', () => {
    expect(commonPasswords.size).toBeGreaterThan(3_000)
    const { value: shortest } = signUpForm.password.minLength
    const invalid = [...commonPasswords].filter(
      (each) => each.length < shortest || each !== each.toLowerCase(),
    )
    expect(invalid).toEqual([])
  })
})
