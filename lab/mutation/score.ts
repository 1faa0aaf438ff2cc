interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}

/** The part of Stryker's JSON report that this file reads. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

const noticedAs = ['Killed', 'Timeout']
const missedAs = ['Survived', 'NoCoverage']

/** Returns the share of detected mutants, without mutants that did not compile or run. */
export function scoreOf({ files }: MutationReport): {
  readonly percent: number
  readonly noticed: number
  readonly all: number
} {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const noticed = states.filter((status) => noticedAs.includes(status)).length
  const all = noticed + states.filter((status) => missedAs.includes(status)).length
  if (all === 0) throw new Error('Stryker found nothing to change, or no test ran.')
  return { percent: (100 * noticed) / all, noticed, all }
}

/** Lists the mutants that no test detected, one per line: the place and the replacement. */
export function survivorsOf(report: MutationReport): string[] {
  return linesOf(report, missedAs)
}

/**
 * Lists the mutants that count as detected because their tests did not end. Each should be an endless loop, but on a
 * busy machine it may be a slow test.
 */
export function timedOutOf(report: MutationReport): string[] {
  return linesOf(report, ['Timeout'])
}

/** Returns a report without timed-out mutants, so that a run that reuses the report tries them again. */
export function withoutTimeouts<Report extends MutationReport>(report: Report): Report {
  const files = Object.entries(report.files).map(
    ([file, { mutants, ...rest }]) =>
      [file, { ...rest, mutants: mutants.filter(({ status }) => status !== 'Timeout') }] as const,
  )
  return { ...report, files: Object.fromEntries(files) }
}

function linesOf({ files }: MutationReport, states: readonly string[]): string[] {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => states.includes(status))
      .map(({ location: { start }, status, mutatorName, replacement = '' }) => {
        const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 120)
        return `${file}:${start.line}:${start.column} ${status}: ${mutatorName} ${change}`
      }),
  )
}
