import { describe, expect, test } from 'vitest'
import { countsAt } from '../rate-limit-factor.ts'
import { type Held, newHold, tooMuchHeld } from './holds.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describe('The hold of an order', () => {
  test('lasts thirty minutes at first, and can be extended to a day', () => {
    expect(newHold(1_000, dayMs, false)).toEqual({
      expiresAt: 1_000 + 30 * minuteMs,
      extendsTo: 1_000 + dayMs,
    })
  })

  test('lasts a day from the start for a verified email', () => {
    expect(newHold(1_000, dayMs, true)).toEqual({ expiresAt: 1_000 + dayMs, extendsTo: null })
  })

  test.each([30 * minuteMs, 10 * minuteMs])(
    "never lasts longer than %i ms, the shop's longest hold",
    (fullMs) => {
      expect(newHold(1_000, fullMs, false)).toEqual({ expiresAt: 1_000 + fullMs, extendsTo: null })
    },
  )
})

const none: Held = { orders: 0, pieces: 0, large: 0 }
type Booking = Parameters<typeof tooMuchHeld>[0]

function booking(change: Partial<Booking> = {}): Booking {
  return { quantity: 1, minimumOrder: 1, stock: 100, proven: false, account: none, address: none, ...change }
}

const refusal = (change: Partial<Booking>, factor = 1) => tooMuchHeld(booking(change), factor)

describe('Unpaid orders', () => {
  test('A first booking may take the whole stock', () => {
    expect(refusal({ quantity: 100 })).toBeNull()
  })

  test.each([
    ['An unverified account', false, 10],
    ['A verified account', true, 30],
  ])('%s may hold a limited number of orders', (_who, proven, limit) => {
    const address = proven ? undefined : none
    expect(refusal({ proven, address, account: { ...none, orders: limit - 1 } })).toBeNull()
    expect(refusal({ proven, address, account: { ...none, orders: limit } })).toEqual({
      code: 'UNPAID_ORDERS_LIMIT',
      holder: 'account',
      limit,
    })
  })

  test('All unverified accounts at one network address together can hold thirty orders', () => {
    expect(refusal({ address: { ...none, orders: 29 } })).toBeNull()
    expect(refusal({ address: { ...none, orders: 30 } })).toEqual({
      code: 'UNPAID_ORDERS_LIMIT',
      holder: 'address',
      limit: 30,
    })
  })

  test.each([
    ['account', 3],
    ['address', 6],
  ] as const)('An %s that holds most of some tools may hold half of another', (holder, large) => {
    const held = { orders: large, pieces: 20, large }
    expect(refusal({ [holder]: { ...held, large: large - 1 }, quantity: 80 })).toBeNull()
    expect(refusal({ [holder]: held, quantity: 30 })).toBeNull()
    expect(refusal({ [holder]: held, quantity: 31 })).toEqual({
      code: 'UNPAID_SHARE_LIMIT',
      holder,
      limit: 50,
    })
  })

  test('Half of an odd stock is rounded up, and the limit is never below the minimum order', () => {
    const account = { orders: 3, pieces: 0, large: 3 }
    expect(refusal({ account, stock: 5, quantity: 3 })).toBeNull()
    expect(refusal({ account, stock: 5, quantity: 4 })).toMatchObject({ limit: 3 })
    expect(refusal({ account, stock: 5, quantity: 5, minimumOrder: 5 })).toBeNull()
  })

  test('The rate-limit factor multiplies every limit', () => {
    expect(refusal({ account: { ...none, orders: 19 } }, 2)).toBeNull()
    expect(refusal({ account: { ...none, orders: 20 } }, 2)).toMatchObject({ limit: 20 })
    expect(refusal({ account: { ...none, orders: 1 } }, 0.01)).toMatchObject({ limit: 1 })
    const large = { orders: 6, pieces: 0, large: 6 }
    expect(refusal({ account: large, quantity: 100 }, 2)).toBeNull()
    expect(refusal({ account: { ...large, orders: 2, large: 1 }, quantity: 26 }, 0.5)).toBeNull()
    expect(refusal({ account: { ...large, orders: 2, large: 2 }, quantity: 26 }, 0.5)).toMatchObject({
      limit: 25,
    })
  })

  test('From a factor of a hundred on, no limit applies', () => {
    const account = { orders: 1_000_000, pieces: 100, large: 1_000_000 }
    expect(countsAt(99.9)).toBe(true)
    expect(countsAt(100)).toBe(false)
    expect(refusal({ account, address: account }, 100)).toBeNull()
  })
})
