import { expect, test } from 'vitest'
import { canBeReadOnTheWay } from './examine-shop.ts'

test.each([
  'postgres://shop:pw@db.example.com/shop',
  'postgres://shop:pw@203.0.113.7:5432/shop?sslmode=disable',
  'postgres://shop:pw@db.example.com/shop?sslmode=no-verify',
  'postgres://shop:pw@[2001:db8::1]/shop',
])('A connection to a remote server without verified TLS is insecure: %s', (url) => {
  expect(canBeReadOnTheWay(url)).toBe(true)
})

test.each([
  'postgres://shop:pw@db.example.com/shop?sslmode=verify-full',
  'postgres://shop:pw@db.example.com/shop?sslmode=require',
  'postgres://shop:pw@127.0.0.1/shop',
  'postgres://shop:pw@[::1]:5432/shop',
  'postgres://shop:pw@10.1.2.3/shop',
  'postgres://shop:pw@database:5432/shop',
  'postgres:///shop?host=/var/run/postgresql',
])('A connection with TLS, on this machine or in a private network is secure: %s', (url) => {
  expect(canBeReadOnTheWay(url)).toBe(false)
})
