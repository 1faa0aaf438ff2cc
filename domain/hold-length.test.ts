import { describe, expect, test } from 'vitest'
import { holdFrom } from './hold-length.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describe('The hold of an order', () => {
  test('is half an hour at first, and can become a day', () => {
    expect(holdFrom(1_000, dayMs, false)).toEqual({
      expiresAt: 1_000 + 30 * minuteMs,
      extendsTo: 1_000 + dayMs,
    })
  })

  test('is a day from the beginning once the address is proven', () => {
    expect(holdFrom(1_000, dayMs, true)).toEqual({ expiresAt: 1_000 + dayMs, extendsTo: null })
  })

  test.each([30 * minuteMs, 10 * minuteMs])('of a shop that holds for %i ms never lasts longer', (fullMs) => {
    expect(holdFrom(1_000, fullMs, false)).toEqual({ expiresAt: 1_000 + fullMs, extendsTo: null })
  })
})
