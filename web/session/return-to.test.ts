import { expect, test } from 'vitest'
import { originAt, returnPath } from './return-to.ts'

test('A person sent to /login returns to the same page with its query', () => {
  const origin = originAt({ pathname: '/tool/t1', search: '?q=2', hash: '#book' })
  expect(returnPath({ state: origin, search: '' })).toBe('/tool/t1?q=2#book')
})

test('A link may carry the return path in its address', () => {
  expect(returnPath({ state: null, search: '?from=%2Ftool%2Ft1%3Fq%3D2' })).toBe('/tool/t1?q=2')
})

test.each([
  [null],
  ['text'],
  [{ from: 7 }],
  [{ from: 'https://evil.example/' }],
  [{ from: '//evil.example/' }],
  [{ from: '/\\evil.example' }],
  [{ from: '/.//evil.example' }],
  [{ from: '/tools/..//evil.example' }],
  [{ from: '/\t/evil.example' }],
  [{ from: 'javascript:alert(1)' }],
  [{ from: 'dashboard' }],
  [{ from: '/login' }],
  [{ from: '/signup?x=1' }],
])('For %j the return path is the home page', (state) => {
  expect(returnPath({ state, search: '' })).toBe('/')
  const named = typeof state === 'object' && state !== null ? String(state.from) : ''
  expect(returnPath({ state: null, search: `?${new URLSearchParams({ from: named })}` })).toBe('/')
})
