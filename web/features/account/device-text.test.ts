import { expect, test, vi } from 'vitest'
import { deviceText } from './device-text.ts'

vi.mock('./texts.ts', () => ({
  signInsTexts: {
    deviceOn: (program: string, system: string) => `${program} unter ${system}`,
    unknownDevice: 'Unbekanntes Gerät',
  },
}))

test.each([
  ['Firefox on Windows', 'Firefox unter Windows'],
  ['Unknown device', 'Unbekanntes Gerät'],
  ['iPhone', 'iPhone'],
  ['a on b on c', 'a on b on c'],
])('The stored device %s is shown as %s on a German page', (device, shown) => {
  expect(deviceText(device)).toBe(shown)
})
