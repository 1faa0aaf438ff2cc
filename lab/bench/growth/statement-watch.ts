import { StatementSync } from 'node:sqlite'

/** How often one statement ran, and for how long. */
export interface StatementCost {
  readonly text: string
  readonly count: number
  readonly ms: number
}

/** Times every statement of the embedded database in this process, from `start` to `stop`. */
export class StatementWatch {
  readonly #costs = new Map<string, { count: number; ms: number }>()
  #watches = false

  constructor() {
    for (const name of ['all', 'run', 'get'] as const) this.#wrap(name)
  }

  start(): void {
    this.#costs.clear()
    this.#watches = true
  }

  /** Returns the statements that ran since `start`, the slowest first. */
  stop(): readonly StatementCost[] {
    this.#watches = false
    return [...this.#costs]
      .map(([text, cost]) => ({ text, ...cost }))
      .toSorted((one, other) => other.ms - one.ms)
  }

  #wrap(name: 'all' | 'run' | 'get'): void {
    const run = StatementSync.prototype[name] as (...values: unknown[]) => unknown
    const note = (text: string, ms: number) => this.#note(text, ms)
    Object.assign(StatementSync.prototype, {
      [name](this: StatementSync, ...values: unknown[]) {
        const startedAt = performance.now()
        try {
          return run.apply(this, values)
        } finally {
          note(this.sourceSQL, performance.now() - startedAt)
        }
      },
    })
  }

  #note(text: string, ms: number): void {
    if (!this.#watches) return
    const known = this.#costs.get(text) ?? { count: 0, ms: 0 }
    this.#costs.set(text, { count: known.count + 1, ms: known.ms + ms })
  }
}

const longestText = 90

/** Returns a Markdown table of the slowest statements in some runs of an act. */
export function statementTable(
  name: string,
  runs: number,
  costs: readonly StatementCost[],
  most = 6,
): string {
  const all = costs.reduce((sum, { ms }) => sum + ms, 0)
  const head = `${name}: ${(all / runs).toFixed(3)} ms in statements, of ${costs.length} kinds`
  const lines = costs.slice(0, most).map(({ text, count, ms }) => {
    const shown = text.replaceAll(/\s+/g, ' ').replaceAll('"', '').replaceAll('|', '\\|')
    const short = shown.length > longestText ? `${shown.slice(0, longestText - 1)}…` : shown
    return `| ${(count / runs).toFixed(1)} | ${ms.toFixed(2)} | ${(ms / runs).toFixed(3)} | ${short} |`
  })
  return [head, '', '| Count each | ms | ms each | Statement |', '|---|---|---|---|', ...lines, ''].join('\n')
}
