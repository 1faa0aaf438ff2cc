/** One measured figure with its limit. */
export interface Row {
  readonly what: string
  /** The engine and the size of the shop; empty for a figure that depends on neither. */
  readonly where: string
  /** The median of the rounds, and its smallest and largest. */
  readonly value: number
  readonly spread: readonly [number, number]
  readonly unit: '×' | '/s' | 'ms'
  /** Without a limit, the figure is printed for comparison only. */
  readonly bar?: { readonly least: number } | { readonly most: number }
  readonly note?: string
}

/** Returns the median of some rounds and their range. */
export function medianOf(rounds: readonly number[]): Pick<Row, 'value' | 'spread'> {
  const sorted = rounds.toSorted((one, other) => one - other)
  const [least, most] = [sorted[0], sorted.at(-1)]
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (least === undefined || most === undefined || low === undefined || high === undefined) {
    throw new Error('A median needs at least one round')
  }
  return { value: (low + high) / 2, spread: [least, most] }
}

/** Returns the ratio of a value to its limit: below 1 misses the limit; undefined without one. */
export function share({ value, bar }: Row): number | undefined {
  if (bar === undefined) return undefined
  return 'least' in bar ? value / bar.least : bar.most / value
}

export function misses(row: Row): boolean {
  return (share(row) ?? 1) < 1
}

/**
 * Returns a Markdown table: first the figures that miss their limit, the worst at the top, then those that meet it,
 * then the others.
 */
export function tableOf(rows: readonly Row[]): string {
  const sorted = rows.toSorted((one, other) => (share(one) ?? Infinity) - (share(other) ?? Infinity))
  const lines = sorted.map((row) =>
    [
      verdict(row),
      row.what,
      row.where,
      shown(row.value, row.unit),
      range(row),
      barOf(row),
      row.note ?? '',
    ].join(' | '),
  )
  return ['| | What | Where | Median | Range | Bar | Note |', '|---|---|---|---|---|---|---|']
    .concat(lines.map((line) => `| ${line} |`))
    .join('\n')
}

function verdict(row: Row): string {
  if (row.bar === undefined) return ''
  return misses(row) ? 'MISSES' : 'holds'
}

function shown(value: number, unit: Row['unit']): string {
  if (unit === '×') return `${value.toFixed(value < 0.1 ? 3 : 2)} ×`
  if (unit === '/s') return `${value < 100 ? value.toFixed(1) : Math.round(value)}/s`
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
}

function range({ spread: [least, most], unit }: Row): string {
  return `${shown(least, unit)} – ${shown(most, unit)}`
}

function barOf({ bar, unit }: Row): string {
  if (bar === undefined) return ''
  return 'least' in bar ? `≥ ${shown(bar.least, unit)}` : `≤ ${shown(bar.most, unit)}`
}

/** A run whose figures are meaningless, because some answers were wrong. */
export class RefusedRun extends Error {
  override readonly name = 'RefusedRun'
}

/** @throws RefusedRun if a load got wrong answers, or none. */
export function requireCorrect(
  what: string,
  { answered, failures }: { readonly answered: number; readonly failures: readonly string[] },
): void {
  if (failures.length > 0) throw new RefusedRun(`${what}: ${failures.slice(0, 5).join('; ')}`)
  if (answered === 0) throw new RefusedRun(`${what}: nothing was answered`)
}
