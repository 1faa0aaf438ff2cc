import { expect, test } from 'vitest'
import { countedHost, countedWords } from './counted-names.ts'

test.each([
  ['  Tire   LEVER ', 'tire lever'],
  ['Reifenheber für Rennräder', 'reifenheber fur rennrader'],
  ['Shimano XT 11-46', 'shimano xt 11-46'],
  ['700 x 25 c', '700 x 25 c'],
  ['tool\u0000box\u202e', 'tool box'],
  ['a'.repeat(200), 'a'.repeat(60)],
])('Words without a result are counted folded and cut: %j', (typed, counted) => {
  expect(countedWords(typed)).toBe(counted)
})

test.each([
  'ada@example.com',
  'ada @ example.com',
  'call +49 170 123 45 67',
  '4242-4242-4242-4242',
  'order 1042 9 8',
  'DE89 3704 0044 0532 0130 00',
  '12.11.2026 ada',
  '12345',
  'https://example.com/?email=x',
  'www.example.com',
  '',
  '🔧',
])('Words that may name a person, or nothing at all, are not counted: %j', (typed) => {
  expect(countedWords(typed)).toBeUndefined()
})

test.each([
  ['www.Google.com', 'google.com'],
  ['news.example.co.uk:8443', 'news.example.co.uk'],
  ['example.com.', 'example.com'],
  ['', ''],
  ['192.168.0.1', ''],
  ['localhost', ''],
  ['a b.com', ''],
  [`${'a'.repeat(90)}.com`, ''],
])('A referrer is counted as its host: %j', (from, counted) => {
  expect(countedHost(from, ['shop.example'])).toBe(counted)
})

test('The shop itself is no referrer', () => {
  expect(countedHost('www.Shop.example', ['shop.example'])).toBeUndefined()
  expect(countedHost('shop.example', ['www.shop.example'])).toBeUndefined()
})
