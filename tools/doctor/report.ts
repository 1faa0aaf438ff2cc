import { type SettingName, settingsTable } from '../../server/config/settings-table.ts'
import { type Finding, type Findings, set, unset } from './finding.ts'

const marks: Readonly<Record<Finding['state'], string>> = {
  well: 'ok    ',
  ill: 'WRONG ',
  set: 'set   ',
  unset: '-     ',
}

type Environment = Readonly<Record<string, string | undefined>>

/** What the doctor says: one line for every setting of the shop, in the order of .env.example. */
export function reportOf(findings: Findings, environment: Environment): string {
  const names = Object.keys(settingsTable) as SettingName[]
  const width = Math.max(...names.map((name) => name.length))
  return names
    .map((name) => {
      const { state, says } = findings[name] ?? unexamined(name, environment)
      return `${marks[state]} ${name.padEnd(width)}  ${says}`
    })
    .join('\n')
}

/** A setting that points at nothing which could be asked. Its value is not shown: it may be a secret. */
function unexamined(name: SettingName, environment: Environment): Finding {
  if (environment[name]?.trim()) return set('is read; there is nothing to ask.')
  const entry = settingsTable[name]
  return unset('fallback' in entry ? `not set: ${entry.fallback}.` : 'not set.')
}

/** Whether anything that a setting points at does not answer as it must. */
export function isIll(findings: Findings): boolean {
  return Object.values(findings).some(({ state }) => state === 'ill')
}
