import { readFileSync, writeFileSync } from 'node:fs'
import { type CheckRun, checkNames } from '../../contract/shop/status.ts'
import { lastRunsFile, readLastRuns } from '../../server/operations/status/last-runs.ts'

/** A run as its check knows it; the day is added. */
export type FinishedRun = Omit<CheckRun, 'on'>

/** Whether this run was asked to be recorded: another one changes no tracked file. */
export function isRecording(): boolean {
  return process.env.RECORD_RUN === '1'
}

/**
 * Records the last run of a check, or of one of its programs, for the shop's status page, if RECORD_RUN=1 asks for it.
 * It takes the place of the earlier one.
 */
export function recordRun(run: FinishedRun, file: string = lastRunsFile, now: Date = new Date()): void {
  if (!isRecording()) return
  const others = readLastRuns(file).filter(({ check, part }) => check !== run.check || part !== run.part)
  const runs = [...others, { ...run, on: now.toISOString().slice(0, 10) }].toSorted(byCheckAndPart)
  writeFileSync(file, `${JSON.stringify(runs.map(inOrder), null, 2)}\n`)
}

/** Returns the command of an npm script with its arguments. */
export function commandOf(script: string, names: readonly string[] = []): string {
  return names.length === 0 ? `npm run ${script}` : `npm run ${script} -- ${names.join(' ')}`
}

/** Lists what is wrong with the commands of recorded runs: each must be a script of package.json. */
export function unknownCommands(runs: readonly CheckRun[], scripts: ReadonlySet<string>): string[] {
  return runs.flatMap(({ command }) => {
    const script = /^npm (?:run )?([\w:-]+)(?: --(?: \S+)+)?$/.exec(command)?.[1]
    return script !== undefined && scripts.has(script) ? [] : [command]
  })
}

/** Returns the names of the scripts of a package.json. */
export function scriptsOf(packageFile: string): ReadonlySet<string> {
  const { scripts } = JSON.parse(readFileSync(packageFile, 'utf8')) as { scripts: Record<string, string> }
  return new Set(Object.keys(scripts))
}

function byCheckAndPart(one: CheckRun, other: CheckRun): number {
  const place = ({ check }: CheckRun) => checkNames.indexOf(check)
  return place(one) - place(other) || (one.part ?? '').localeCompare(other.part ?? '')
}

/** So that a repeated run changes the file's values only. */
function inOrder({ check, part, command, on, checked, unit, differences, passed }: CheckRun): CheckRun {
  return { check, part, command, on, checked, unit, differences, passed }
}
