import { expect, test } from 'vitest'
import { redirectSource, redirectSourcesOf } from './redirect-path.ts'

test.each([
  ['/Products/Hex%20Key/', '/products/hex key'],
  ['//old.example/Key', '/key'],
  ['http://old.example:8080/key?b=2&a=1#c', '/key?a=1&b=2'],
  ['/p?color=red+blue&utm_source=x', '/p?color=red blue'],
  ['/scho\u0308n', '/schön'],
  ['/sch%C3%B6n', '/schön'],
  ['/sch%F6n', '/schön'],
  ['/sch%F6n%20neu', '/schön neu'],
  ['/100%', '/100%'],
])('The old address %s is kept as %s', (written, kept) => {
  expect(redirectSource(written)).toBe(kept)
})

test('An address that is not in UTF-8 is found as the server routes it', () => {
  expect(redirectSourcesOf('/sch%25F6n?x=1')).toEqual(['/schön?x=1', '/schön'])
})
