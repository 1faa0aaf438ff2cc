import { expect, test } from 'vitest'
import { deviceText } from './device-text.ts'
import { signInsTexts } from './texts.ts'

test.each([
  ['Samsung Internet on Android', signInsTexts.programOn('Samsung Internet', 'Android')],
  ['Unknown device', signInsTexts.unknownDevice],
  ['iPhone', 'iPhone'],
  ['a phone on a table on a terrace', 'a phone on a table on a terrace'],
])('%s is shown as %s', (name, shown) => expect(deviceText(name)).toBe(shown))
