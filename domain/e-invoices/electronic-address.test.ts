import { expect, test } from 'vitest'
import { electronicAddressOf } from './electronic-address.ts'

test('A party is found by its own address, else by its VAT number in Peppol, else by its email', () => {
  const email = 'a@shop.example'
  expect(electronicAddressOf('0208:0123:456', 'BE0123456789', email)).toEqual({
    scheme: '0208',
    id: '0123:456',
  })
  expect(electronicAddressOf('', 'DE123456789', email)).toEqual({ scheme: '9930', id: 'DE123456789' })
  expect(electronicAddressOf(undefined, 'CHE123456789', email)).toEqual({ scheme: 'EM', id: email })
})
