// npm run backup -- FILE    writes all data of the shop into a new file, even while it runs
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvironment } from '../server/config/load-environment.ts'
import { readSettings } from '../server/config/read-settings.ts'
import { backUp } from '../server/data/backup/back-up.ts'
import { BackupError } from '../server/data/backup/backup-file.ts'
import { DatabaseUnavailable } from '../server/data/database.ts'
import { storageError } from '../server/start/start-error.ts'
import { CommandError, runCommand } from './run-command.ts'

await runCommand(async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined) throw new CommandError('Name the file: npm run backup -- shop.backup')
  const environment = loadEnvironment()
  const settings = readSettings(environment)
  try {
    const { rows, bytes } = await backUp(settings, file, { version: ownVersion(), environment })
    console.log(
      `${file}: ${rows.orders ?? 0} orders, ${bytes} bytes. Keep it safe: all of the shop is in it.`,
    )
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message)
    throw error instanceof DatabaseUnavailable ? storageError(settings, error) : error
  }
})

function ownVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')
  // package.json of the shop, which npm has validated.
  return (JSON.parse(text) as { version: string }).version
}
