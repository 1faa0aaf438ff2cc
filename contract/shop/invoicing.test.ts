import { expect, test } from 'vitest'
import { invoicing } from './invoicing.ts'

const read = (change: object) => {
  const bank = { holder: 'Radwerk', iban: 'DE89370400440532013000', bic: '', bank: '' }
  const result = invoicing.safeParse({ days: 30, limit: null, ...bank, ...change })
  return result.success ? result.data : result.error.issues.map(({ path }) => path[0])
}

test.each([
  'DE89 3704 0044 0532 0130 00',
  'de89-3704-0044-0532-0130-00',
  'DE89\u00a03704\u202f0044 0532 0130 00',
  'DE89\u200b370400440532013000',
  'ＤＥ89 3704 0044 0532 0130 00',
  'IBAN: DE89 3704 0044 0532 0130 00',
  'DE89.3704.0044.0532.0130.00',
])('An IBAN is read as banks write it: %j', (iban) => {
  expect(read({ iban })).toMatchObject({ iban: 'DE89370400440532013000' })
})

test('An IBAN with a wrong digit is refused', () => {
  expect(read({ iban: 'DE89 3704 0044 0532 0130 01' })).toEqual(['iban'])
})

test.each([
  'COBADEFFXXX',
  'coba de ff xxx',
  'BIC: COBADEFFXXX',
  'SWIFT/BIC COBADEFFXXX',
  'COBADEFF\u00a0XXX\u200b',
])('A BIC is read as banks write it: %j', (bic) => {
  expect(read({ bic })).toMatchObject({ bic: 'COBADEFFXXX' })
})
