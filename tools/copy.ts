// npm run copy -- --from sqlite --to postgres://…    copies the shop in DATA_DIR to an empty PostgreSQL database
// npm run copy -- --from postgres://… --to sqlite    the way back, into an empty DATA_DIR
import { parseArgs } from 'node:util'
import { loadEnvironment } from '../server/config/load-environment.ts'
import { readSettings } from '../server/config/read-settings.ts'
import { CopyError, copyShop } from '../server/data/copy/copy-shop.ts'
import { DatabaseInUse } from '../server/data/database.ts'
import { storageError } from '../server/start/start-error.ts'
import { CommandError, runCommand } from './run-command.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  const { from = '', to = '' } = values
  const databaseUrl = [from, to].find((place) => /^postgres(?:ql)?:\/\//.test(place))
  if (databaseUrl === undefined || ![from, to].includes('sqlite'))
    throw new CommandError(
      'Name both places: npm run copy -- --from sqlite --to postgres://…, or the other way.',
    )
  const settings = readSettings(loadEnvironment())
  const { dataDir } = settings
  try {
    const copied = await copyShop({ from: from === 'sqlite' ? 'sqlite' : 'postgres', dataDir, databaseUrl })
    const rows = [...copied.values()].reduce((sum, table) => sum + table.rows, 0)
    console.log(`Copied and compared: ${copied.size} tables, ${rows} rows.`)
    for (const [name, { rows: count, sums }] of copied) {
      const totals = Object.entries(sums).map(([column, sum]) => `, sum of ${column} ${sum}`)
      if (count > 0) console.log(`  ${name}: ${count}${totals.join('')}`)
    }
  } catch (error) {
    if (error instanceof CopyError) throw new CommandError(error.message)
    throw error instanceof DatabaseInUse ? storageError({ dataDir, databaseUrl: undefined }, error) : error
  }
})
