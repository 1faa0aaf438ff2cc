import { expect, test } from 'vitest'
import { sealedTexts } from './sealed-texts.ts'

const own = sealedTexts('a secret that this test seals with')

test('A sealed text is opened with the same secret only, and differs each time', () => {
  const sealed = own.seal('whsec_geheim – ü')
  expect(sealed).not.toContain('whsec')
  expect(own.open(sealed)).toBe('whsec_geheim – ü')
  expect(own.seal('whsec_geheim – ü')).not.toBe(sealed)
  expect(sealedTexts('another secret of another shop here').open(sealed)).toBeUndefined()
})

test.each(['', 'AAAA', own.seal('x').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))])(
  'A damaged text is not opened: %s',
  (sealed) => {
    expect(own.open(sealed)).toBeUndefined()
  },
)
