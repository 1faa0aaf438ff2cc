import { type SettingName, settingsTable } from '../../server/config/settings-table.ts'
import { type Finding, type Findings, set, unset } from './finding.ts'

const marks: Readonly<Record<Finding['state'], string>> = {
  ok: 'ok    ',
  wrong: 'WRONG ',
  warning: 'WARN  ',
  set: 'set   ',
  unset: '-     ',
}

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the doctor's report: one line for every setting, in the order of .env.example, and a conclusion. */
export function reportOf(findings: Findings, environment: Environment): string {
  const names = Object.keys(settingsTable) as SettingName[]
  const width = Math.max(...names.map((name) => name.length))
  const lines = names.map((name) => {
    const { state, message } = findings[name] ?? unexamined(name, environment)
    return `${marks[state]} ${name.padEnd(width)}  ${message}`
  })
  return [...lines, '', conclusion(findings)].join('\n')
}

function conclusion(findings: Findings): string {
  const wrong = Object.values(findings).filter(({ state }) => state === 'wrong').length
  if (wrong === 0) return 'Nothing is WRONG.'
  const lines = wrong === 1 ? 'One line is' : `${wrong} lines are`
  return `${lines} WRONG. The page of each provider, below docs/providers/, has more on it.`
}

/** Returns the finding for a setting without a service. Its value may be a secret, so it is not shown. */
function unexamined(name: SettingName, environment: Environment): Finding {
  if (environment[name]?.trim()) return set('is read; there is nothing to ask.')
  const entry = settingsTable[name]
  if ('fallback' in entry) return unset(`not set: ${entry.fallback}.`)
  // The settings table describes the default after "Unset: ".
  const [, instead] = entry.about.split('Unset: ')
  return unset(instead === undefined ? 'not set.' : `not set: ${instead}`)
}

/** Whether any setting's service does not answer correctly. */
export function hasProblem(findings: Findings): boolean {
  return Object.values(findings).some(({ state }) => state === 'wrong')
}
