import type { Figure } from '../long-run.ts'

/** Counts the tries of an attack, and its successes. */
export class Tries {
  readonly #what: string
  readonly #found: string[] = []
  #count = 0

  /** @param what the name of the figure. */
  constructor(what: string) {
    this.#what = what
  }

  /** Counts a try. A `finding` describes a weakness; undefined if the shop resisted. */
  note(finding: string | undefined): void {
    this.#count += 1
    if (finding !== undefined) this.#found.push(finding)
  }

  /** Counts a try that succeeds if the shop refuses. */
  expect(holds: boolean, finding: string): void {
    this.note(holds ? undefined : finding)
  }

  figure(): Figure {
    const [first = '', second = '', third = ''] = this.#found
    const examples = [first, second, third].filter((each) => each !== '').join('; ')
    return {
      what: this.#what,
      value: `${this.#found.length} of ${this.#count}${examples === '' ? '' : ` (${examples.slice(0, 600)})`}`,
      bar: '0',
      // Without tries the attack proves nothing.
      holds: this.#count > 0 && this.#found.length === 0,
    }
  }
}
