import { expect, test } from 'vitest'
import { encodeWindows1252 } from './windows-1252.ts'

test('Letters of Windows-1252 have one byte each, and others their nearest letter or a question mark', () => {
  const read = (text: string) => new TextDecoder('windows-1252').decode(encodeWindows1252(text))
  expect(read('Müller & Søn, 5 € “ß”')).toBe('Müller & Søn, 5 € “ß”')
  expect(read('Łukasz Şahin Žižek')).toBe('?ukasz Sahin Žižek')
  expect(read('e\u0301 李')).toBe('é ?')
  expect(encodeWindows1252('€')).toEqual(Uint8Array.of(0x80))
})

test('A letter that only looks like a quotation mark does not become one, which would end a cell of a file', () => {
  expect(new TextDecoder('windows-1252').decode(encodeWindows1252('"Ada\uff02;1"'))).toBe('"Ada\';1"')
})
