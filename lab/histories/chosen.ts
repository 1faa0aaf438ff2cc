import type { Outcome } from '../../domain/outcome.ts'
import type { HistoryWorld } from './history-world.ts'
import type { Answer } from './reference/settling.ts'

/** Chooses one element of a list by a number; undefined for an empty list. */
export function chosen<Value>(values: readonly Value[], at: number): Value | undefined {
  return values[at % Math.max(1, values.length)]
}

/** Chooses the elements whose bit is set. */
export function chosenSet<Value>(values: readonly Value[], bits: number): readonly Value[] {
  return values.filter((_, index) => (bits >> (index % 4)) % 2 === 1)
}

/** Writes the outcome of an operation in the form of the reference's answers. */
export function answerOf<Value>(
  { orderIds }: HistoryWorld,
  outcome: Outcome<Value>,
  say: (value: Value) => string,
): Answer {
  if (outcome.ok) return say(outcome.value)
  const lines = (outcome.lines ?? []).map(({ index, orderId, refusal }) => {
    const named = orderId === undefined ? '' : `#${orderIds.indexOf(orderId)}`
    return `${index}:${refusal.code}${named}`
  })
  return [outcome.code, ...lines].join(' ')
}
