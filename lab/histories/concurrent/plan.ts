import fc from 'fast-check'

/** The steps of a caller with their weights. The first ones make later ones possible. */
const weights = {
  book: 6,
  basket: 4,
  'same again': 2,
  cancel: 5,
  open: 5,
  buy: 5,
  pay: 5,
  patch: 4,
  refund: 3,
  withdraw: 1,
  expire: 3,
  'pay at the end': 1.5,
  'pay too late': 1.5,
  edit: 4,
  count: 2,
  remove: 0.3,
  read: 3,
} as const

export type Act = keyof typeof weights

const acts = Object.entries(weights).map(([act, weight]) => {
  return { weight: weight * 10, arbitrary: fc.constant(act as Act) }
})

/** The number of concurrent callers; each waits for its answer before its next call. */
const callers = 5

/**
 * A call of one caller. Its numbers choose among the existing subjects: `who` the customer, `at` the tool, order or
 * payment, `many` a quantity or the lines of a set as bits.
 */
const plannedCall = fc.record({
  caller: fc.nat(callers - 1),
  act: fc.oneof(...acts),
  who: fc.nat(1),
  at: fc.nat(50),
  many: fc.integer({ min: 1, max: 15 }),
})

export type PlannedCall = typeof plannedCall extends fc.Arbitrary<infer Value> ? Value : never

/** A process is killed this many milliseconds after this many calls have begun. */
const plannedKill = fc.record({
  kill: fc.nat(50),
  afterCalls: fc.integer({ min: 3, max: 20 }),
  laterMs: fc.nat(15),
})

export type PlannedKill = typeof plannedKill extends fc.Arbitrary<infer Value> ? Value : never

export type Planned = PlannedCall | PlannedKill

/** Returns the plan of a seed: calls of all callers, and kills. */
export function planOf(seed: number, kills: number): readonly Planned[] {
  const calls = fc.array(plannedCall, { minLength: 30, maxLength: 60, size: 'max' })
  const dying = fc.array(plannedKill, { minLength: kills, maxLength: kills })
  const [drawn] = fc.sample(fc.tuple(calls, dying), { seed, numRuns: 1, unbiased: true })
  return drawn ? [...drawn[0], ...drawn[1]] : []
}

/** Groups the calls by their callers, in their order. */
export function byCaller(plan: readonly Planned[]): readonly (readonly PlannedCall[])[] {
  const calls = plan.filter((planned) => 'act' in planned)
  return [...Map.groupBy(calls, ({ caller }) => caller).values()]
}

export function killsOf(plan: readonly Planned[]): readonly PlannedKill[] {
  return plan.filter((planned) => 'kill' in planned)
}
