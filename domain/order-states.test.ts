import { expect, test } from 'vitest'
import { mayOrder, orderStates } from './order-states.ts'

test('An unpaid order can be paid and cancelled', () => {
  expect([mayOrder('unpaid', 'pay'), mayOrder('unpaid', 'cancel')]).toEqual([true, true])
})

test.each(['paid', 'cancelled'] as const)('Nothing more can be done with an order that is %s', (state) => {
  expect([mayOrder(state, 'pay'), mayOrder(state, 'cancel')]).toEqual([false, false])
})

test('There is no other state', () => {
  expect(orderStates).toEqual(['unpaid', 'paid', 'cancelled'])
})
