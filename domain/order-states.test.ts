import { expect, test } from 'vitest'
import { mayOrder, orderStates } from './order-states.ts'

test('An unpaid order can be paid and cancelled', () => {
  expect([mayOrder('unpaid', 'pay'), mayOrder('unpaid', 'cancel')]).toEqual([true, true])
})

test.each(['paid', 'cancelled'] as const)(
  'An order that is %s is neither paid nor cancelled again',
  (state) => {
    expect([mayOrder(state, 'pay'), mayOrder(state, 'cancel')]).toEqual([false, false])
  },
)

test.each([
  ['unpaid', false],
  ['paid', true],
  ['cancelled', false],
] as const)('An order that is %s may be sent: %s', (state, may) => {
  expect(mayOrder(state, 'send')).toBe(may)
})

test('There is no other state', () => {
  expect(orderStates).toEqual(['unpaid', 'paid', 'cancelled'])
})
