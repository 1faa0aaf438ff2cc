// node tools/env-example.ts > .env.example     writes the example from the settings table
import { settingsTable } from '../server/config/settings-table.ts'

const head = [
  '# Every setting of the shop. Copy this file to .env, and take the # away before a line that you change.',
  '# Behind each name stands what counts when the setting is not set; nothing means that it is off.',
]

const entries = Object.entries(settingsTable).flatMap(([name, { about, fallback, example }]) => {
  const line = `# ${name}=${fallback ?? ''}`
  return fallback === undefined || fallback !== example
    ? ['', `# ${about}`, `# For example: ${example}`, line]
    : ['', `# ${about}`, line]
})

console.log([...head, ...entries].join('\n'))
