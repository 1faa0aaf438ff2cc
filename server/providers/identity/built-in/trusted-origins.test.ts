import { expect, test } from 'vitest'
import { trustedOrigins } from './trusted-origins.ts'

test('A public shop trusts only its own origin', () => {
  expect(trustedOrigins('https://shop.example.com')).toEqual(['https://shop.example.com'])
})

test('A shop on a loopback address trusts every loopback name on its port', () => {
  expect(trustedOrigins('http://127.0.0.1:3000')).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])
})
