import { expect, test } from 'vitest'
import { mayOrder, onItsWayBack, refundState, stateOf, storedOrderStates } from './order-states.ts'

test('An unpaid order can be paid and cancelled', () => {
  expect([mayOrder('unpaid', 'pay'), mayOrder('unpaid', 'cancel')]).toEqual([true, true])
})

test.each(['paid', 'cancelled'] as const)(
  'An order in state %s can be neither paid nor cancelled',
  (state) => {
    expect([mayOrder(state, 'pay'), mayOrder(state, 'cancel')]).toEqual([false, false])
  },
)

test.each([
  ['unpaid', false],
  ['paid', true],
  ['cancelled', false],
] as const)('An order in state %s may be sent: %s', (state, may) => {
  expect(mayOrder(state, 'send')).toBe(may)
})

test.each([
  ['unpaid', true],
  ['paid', true],
  ['cancelled', false],
] as const)('An order in state %s may get another address: %s', (state, may) => {
  expect(mayOrder(state, 'readdress')).toBe(may)
})

test.each([
  [{}, 'unpaid'],
  [{ paid: false, cancelledAt: null }, 'unpaid'],
  [{ paid: true }, 'paid'],
  [{ paid: false, cancelledAt: 0 }, 'cancelled'],
  [{ paid: true, cancelledAt: 1 }, 'cancelled'],
] as const)('An answer with %o is of an order that is %s', (answer, state) => {
  expect(stateOf(answer)).toBe(state)
})

test('No other change of state is possible', () => {
  expect(storedOrderStates).toEqual(['unpaid', 'paid', 'cancelled'])
})

test.each([
  [{ price: 37.5, refunded: 0, refundable: 37.5 }, 'none', 0],
  [{ price: 37.5, refunded: 12.5, refundable: 25 }, 'part', 0],
  [{ price: 37.5, refunded: 0, refundable: 25 }, 'part', 12.5],
  [{ price: 37.5, refunded: 37.5, refundable: 0 }, 'whole', 0],
  [{ price: 0.3, refunded: 0.1, refundable: 0 }, 'whole', 0.2],
  // A different payment for the same order was refunded.
  [{ price: 37.5, refunded: 37.5, refundable: 37.5 }, 'none', 0],
  [{ price: 37.5, refunded: 12.5, refundable: null }, 'none', 0],
  [{ price: 37.5 }, 'none', 0],
] as const)('%o: %s, %d pending', (order, state, pending) => {
  expect(refundState(order)).toBe(state)
  expect(onItsWayBack(order)).toBe(pending)
})
