import fc from 'fast-check'
import { losableCalls } from './reference/shop.ts'

/** The possible steps with their weights. The first ones make later ones possible. */
const weights = {
  basket: 4,
  book: 2,
  'basket again': 1,
  open: 6,
  'open by price': 1,
  confirm: 8,
  patch: 6,
  event: 5,
  cancel: 2,
  withdraw: 1,
  move: 2,
  expire: 1,
  refund: 4,
  'refund at the provider': 2,
  'bank returns a refund': 1,
  retry: 1,
  decline: 1,
  dispute: 2,
  'late money': 1,
  'another amount': 1,
  send: 1,
  edit: 1,
  count: 1,
  'off sale': 0.2,
  'provider down': 1,
  reconcile: 2,
  poll: 2,
} as const

export type Act = keyof typeof weights

const acts = Object.entries(weights).map(([act, weight]) => {
  return { weight: weight * 10, arbitrary: fc.constant(act as Act) }
})

const lost = fc.record({ call: fc.constantFrom(...losableCalls), when: fc.constantFrom('before', 'after') })

/**
 * One step of a history. Its numbers choose among the existing subjects: `who` the customer, `at` the order or payment,
 * `many` the lines of a set as bits, or an amount.
 */
export const step = fc.record({
  act: fc.oneof(...acts),
  who: fc.nat(1),
  at: fc.nat(50),
  many: fc.integer({ min: 1, max: 15 }),
  /** The answer to lose, if the step makes that call. */
  loss: fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: lost }),
})

export type HistoryStep = typeof step extends fc.Arbitrary<infer Value> ? Value : never

export const histories = fc.array(step, { minLength: 1, maxLength: 80, size: 'max' })
