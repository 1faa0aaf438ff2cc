import type { CheckName, CheckRun } from '../../../contract/shop/status.ts'

/** A check with the last runs of all its programs. */
export interface CheckDone {
  readonly check: CheckName
  /** Undefined where its programs count different things. */
  readonly counted: { readonly checked: number; readonly unit: string } | undefined
  readonly differences: number
  readonly passed: boolean
  /** The days of the oldest and of the newest run. */
  readonly from: string
  readonly to: string
  readonly runs: readonly CheckRun[]
}

/** Sums the runs of each check, in the order in which the checks come first. */
export function checksDone(runs: readonly CheckRun[]): readonly CheckDone[] {
  return [...Map.groupBy(runs, ({ check }) => check)].map(([check, ofCheck]) => {
    const days = ofCheck.map(({ on }) => on).toSorted()
    return {
      check,
      counted: sumOf(ofCheck),
      differences: ofCheck.reduce((sum, run) => sum + run.differences, 0),
      passed: ofCheck.every(({ passed }) => passed),
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
      runs: ofCheck,
    }
  })
}

function sumOf(runs: readonly CheckRun[]): CheckDone['counted'] {
  const units = new Set(runs.map(({ unit }) => unit))
  const [unit] = units
  if (unit === undefined || units.size > 1) return undefined
  return { checked: runs.reduce((sum, { checked }) => sum + checked, 0), unit }
}
