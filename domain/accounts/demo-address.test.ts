import { expect, test } from 'vitest'
import { isDemoAddress } from './demo-address.ts'

test.each([
  'owner@example.com',
  'admin@truewheel.example',
  'mia@demo.truewheel.example.com',
  'mia@evil-demo.truewheel.example',
  'demo.truewheel.example',
])('%s is not a demo address', (email) => {
  expect(isDemoAddress(email)).toBe(false)
})

test('A demo address is recognized in any letter case', () => {
  expect(isDemoAddress('MIA@Demo.Truewheel.Example')).toBe(true)
})
