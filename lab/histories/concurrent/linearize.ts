/**
 * One act of a history with its time span: not before `from` and not after `to`, in milliseconds. `to` is `Infinity`
 * for an act whose answer was lost, so that its end is unknown.
 */
export interface Step<State> {
  readonly what: string
  readonly from: number
  readonly to: number
  /** True if the call may never have taken effect, because its answer was lost. */
  readonly isOptional: boolean
  /** Returns the state after it: the same object without a change, undefined if its answer does not fit. */
  take(state: State): State | undefined
}

/** The result of a search for an order of the steps. */
export type Linearized<State> =
  | { readonly found: true }
  /** Undecided: the search was stopped, because too many orders are possible. */
  | { readonly found: false; readonly isUndecided: boolean; readonly longest: Placed<State> }

/** Steps in a fitting order, and the state after them. */
export interface Placed<State> {
  readonly taken: readonly Step<State>[]
  readonly state: State
}

const mostStates = 200_000

/**
 * Searches for an order of the steps that agrees with their times and in which each step fits the state before it (Wing
 * and Gong, with Lowe's cache of dead ends). Steps that change nothing are placed as soon as they fit, because later
 * they would be no more useful.
 * @param nameOf returns a name for a state; equal states have equal names.
 */
export function linearize<State>(
  steps: readonly Step<State>[],
  initial: State,
  nameOf: (state: State) => string,
): Linearized<State> {
  return new Search(steps, nameOf).run(initial)
}

class Search<State> {
  readonly #steps: readonly Step<State>[]
  readonly #nameOf: (state: State) => string
  readonly #seen = new Set<string>()
  #longest: Placed<State> | undefined

  constructor(steps: readonly Step<State>[], nameOf: (state: State) => string) {
    this.#steps = steps.toSorted((one, other) => one.from - other.from)
    this.#nameOf = nameOf
  }

  run(initial: State): Linearized<State> {
    if (this.#goOn({ taken: [], state: initial }, new Set())) return { found: true }
    const longest = this.#longest ?? { taken: [], state: initial }
    return { found: false, isUndecided: this.#seen.size >= mostStates, longest }
  }

  #goOn(begun: Placed<State>, before: ReadonlySet<Step<State>>): boolean {
    const { taken, state, left } = this.#placeUnchanging(begun, before)
    if (left.every(({ isOptional }) => isOptional)) return true
    if (required(taken) > required(this.#longest?.taken ?? [])) this.#longest = { taken, state }
    const placed = new Set(taken)
    if (this.#seen.size >= mostStates || !this.#isNew(placed, state)) return false
    for (const step of this.#next(left, taken)) {
      const after = step.take(state)
      if (after === undefined || after === state) continue
      if (this.#goOn({ taken: [...taken, step], state: after }, new Set([...placed, step]))) return true
    }
    return false
  }

  /** Places every fitting step that changes nothing. An optional step without effect may be left out. */
  #placeUnchanging({ taken: begun, state }: Placed<State>, before: ReadonlySet<Step<State>>) {
    const taken = [...begun]
    let left = this.#steps.filter((step) => !before.has(step))
    for (;;) {
      const now = this.#next(left, taken).filter((step) => !step.isOptional && step.take(state) === state)
      if (now.length === 0) return { taken, state, left }
      taken.push(...now)
      left = left.filter((step) => !now.includes(step))
    }
  }

  /** Returns the possible next steps: those that began before every other mandatory step ended. */
  #next(left: readonly Step<State>[], taken: readonly Step<State>[]): readonly Step<State>[] {
    const ends = left.filter(({ isOptional }) => !isOptional).map(({ to }) => to)
    const firstEnd = Math.min(Infinity, ...ends)
    const lastBegin = Math.max(-Infinity, ...taken.map(({ from }) => from))
    return left.filter(({ from, to }) => from <= firstEnd && to >= lastBegin)
  }

  #isNew(placed: ReadonlySet<Step<State>>, state: State): boolean {
    const bits = this.#steps.map((step) => (placed.has(step) ? '1' : '0')).join('')
    const name = `${bits} ${this.#nameOf(state)}`
    if (this.#seen.has(name)) return false
    this.#seen.add(name)
    return true
  }
}

function required<State>(steps: readonly Step<State>[]): number {
  return steps.filter(({ isOptional }) => !isOptional).length
}
