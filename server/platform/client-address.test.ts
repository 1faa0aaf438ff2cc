import { describe, expect, test } from 'vitest'
import { addressHasher, rateLimitAddress } from './client-address.ts'

describe('Rate limits count a client', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('at %s as %s', (address, counted) => {
    expect(rateLimitAddress(address)).toBe(counted)
  })

  test('by a text that cannot be computed without the shop’s secret', () => {
    const [hash, other] = [addressHasher('one secret'), addressHasher('another secret')]
    expect(hash('2001:db8:1:2::1')).toBe(hash('2001:db8:1:2::9'))
    expect(hash('203.0.113.9')).not.toBe(other('203.0.113.9'))
  })

  test('separately from clients in another network', () => {
    expect(rateLimitAddress('2001:db8:1:3::1')).not.toBe(rateLimitAddress('2001:db8:1:2::1'))
  })
})
