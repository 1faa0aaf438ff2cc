import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giftCodeOf, giftLetters, randomLetters, readGiftCode } from './gift-code.ts'

const letters = fc
  .array(fc.constantFrom(...giftLetters), { minLength: randomLetters, maxLength: randomLetters })
  .map((drawn) => drawn.join(''))

describe('A gift card code', () => {
  test('is written in groups', () => {
    expect(giftCodeOf('ABCDEFGHJKMNPQRSTUVW')).toMatch(/^GIFT-ABCD-EFGH-JKMN-PQRS-TUVW[A-Z2-9]$/)
  })

  test('is read in any case, with and without groups, spaces and its first word', () => {
    fc.assert(
      fc.property(letters, (random) => {
        const code = giftCodeOf(random)
        const bare = code.replaceAll('-', '').replace('GIFT', '')
        for (const typed of [
          code,
          code.toLowerCase(),
          bare,
          ` ${code.replaceAll('-', ' ')}\n`,
          code.replaceAll('-', '–'),
          code.replaceAll('-', '\u2011'),
          code.replaceAll('-', '\u2212'),
          code.replaceAll('-', '.'),
          `\u200b${code}\ufeff`,
          `“${code}”.`,
          `Gift card: ${code}`,
          code.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
        ])
          expect(readGiftCode(typed)).toBe(code)
      }),
    )
  })

  test('is not read with one wrong letter, or with two that changed places', () => {
    fc.assert(
      fc.property(
        letters,
        fc.nat(randomLetters - 1),
        fc.constantFrom(...giftLetters),
        (random, at, letter) => {
          const code = giftCodeOf(random)
          const bare = code.replaceAll('-', '').replace('GIFT', '')
          const wrong = `${bare.slice(0, at)}${letter}${bare.slice(at + 1)}`
          if (wrong !== bare) expect(readGiftCode(wrong)).toBeUndefined()
          const [one = '', two = ''] = bare.slice(at, at + 2)
          const swapped = `${bare.slice(0, at)}${two}${one}${bare.slice(at + 2)}`
          if (swapped !== bare && at + 1 < randomLetters) expect(readGiftCode(swapped)).toBeUndefined()
        },
      ),
    )
  })

  test.each(['', 'GIFT', 'GIFT-AAAA', `${'A'.repeat(22)}`, 'GIFT-OOOO-0000-IIII-1111-LLLLL'])(
    'is not %j',
    (text) => {
      expect(readGiftCode(text)).toBeUndefined()
    },
  )
})
