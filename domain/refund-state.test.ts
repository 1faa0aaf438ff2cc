import { expect, test } from 'vitest'
import { onItsWayBack, refundState } from './refund-state.ts'

test.each([
  [{ price: 37.5, refunded: 0, refundable: 37.5 }, 'none', 0],
  [{ price: 37.5, refunded: 12.5, refundable: 25 }, 'part', 0],
  [{ price: 37.5, refunded: 0, refundable: 25 }, 'part', 12.5],
  [{ price: 37.5, refunded: 37.5, refundable: 0 }, 'whole', 0],
  [{ price: 0.3, refunded: 0.1, refundable: 0 }, 'whole', 0.2],
  // Another payment for the same order went back.
  [{ price: 37.5, refunded: 37.5, refundable: 37.5 }, 'none', 0],
  [{ price: 37.5, refunded: 37.5, refundable: null }, 'none', 0],
  [{ price: 37.5 }, 'none', 0],
] as const)('%o: %s, %d on its way', (order, state, onItsWay) => {
  expect(refundState(order)).toBe(state)
  expect(onItsWayBack(order)).toBe(onItsWay)
})
