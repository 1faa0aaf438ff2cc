import { expect, test } from 'vitest'
import { pathInLanguage } from './language-path.ts'
import { splitLanguage } from './split-language.ts'

test.each([
  ['/tools?q=pump', '/de/tools?q=pump'],
  ['/', '/de'],
  ['/?page=2', '/de?page=2'],
])('%s is %s in another language than the standard one', (path, expected) => {
  expect(pathInLanguage(path, 'de', { standard: 'en' })).toBe(expected)
  expect(pathInLanguage(path, 'de', { standard: 'de' })).toBe(path)
})

test.each([
  ['/de/tools?q=x', 'de', '/tools?q=x'],
  ['/de', 'de', '/'],
  ['/de?a=1', 'de', '/?a=1'],
  ['/en/', 'en', '/'],
  ['/tools', undefined, '/tools'],
  ['/es/tools', undefined, '/es/tools'],
  ['/dessert', undefined, '/dessert'],
  ['/constructor', undefined, '/constructor'],
])('%s has the language %s and the path %s', (address, tag, path) => {
  expect(splitLanguage(address)).toEqual({ tag, path })
})
