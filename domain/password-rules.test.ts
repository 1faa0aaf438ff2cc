import { describe, expect, test } from 'vitest'
import { signUpForm } from '../contract/accounts.ts'
import { commonPasswords } from './common-passwords.ts'
import { isCommonPassword } from './password-rules.ts'

const email = 'ada.lovelace@example.com'

describe('A password that anybody would try first', () => {
  test.each([
    ['is among the commonest', 'iloveyou'],
    ['is among them in another letter case', 'PassWord1'],
    ['is one character over and over', 'zzzzzzz'],
    ['runs along the figures', '12345678'],
    ['runs along the alphabet, backwards', 'FEDCBA'],
    ["is the shop's name", 'Truewheel'],
    ["is the shop's name with a tail", 'truewheel2026!'],
    ["is the person's own address", 'Ada.Lovelace@example.com'],
    ['is the part of it before the @', 'ada.lovelace'],
    ['is that part with a tail', 'ada.lovelace99'],
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
  ])('is not %j', (password) => {
    expect(isCommonPassword(password, email)).toBe(false)
  })

  test('An address that begins with one letter forbids little', () => {
    expect(isCommonPassword('a19283', 'a@example.com')).toBe(false)
    expect(isCommonPassword('482913', '4711@example.com')).toBe(false)
  })
})

describe('The list of the commonest passwords', () => {
  test('Has many hundreds, each in lower case and long enough for the form', () => {
    expect(commonPasswords.size).toBeGreaterThan(800)
    const { value: shortest } = signUpForm.password.minLength
    const odd = [...commonPasswords].filter((each) => each.length < shortest || each !== each.toLowerCase())
    expect(odd).toEqual([])
  })
})
