// npm run backup -- FILE            writes all data of the shop into a new file, even while it runs
// npm run backup -- FILE --prove    then restores it into an empty place and compares all numbers; --into URL names one
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvironment } from '../server/config/load-environment.ts'
import { readSettings } from '../server/config/read-settings.ts'
import { backUp } from '../server/data/backup/back-up.ts'
import { BackupError } from '../server/data/backup/backup-file.ts'
import { proveBackup } from '../server/data/backup/prove-backup.ts'
import { recordBackup } from '../server/data/backup/record-backup.ts'
import { DatabaseUnavailable } from '../server/data/database.ts'
import { storageError } from '../server/start/start-error.ts'
import { provedLine } from './proved-line.ts'
import { CommandError, runCommand } from './run-command.ts'

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { prove: { type: 'boolean', default: false }, into: { type: 'string' } },
  })
  const [file] = positionals
  if (file === undefined) throw new CommandError('Name the file: npm run backup -- shop.backup')
  const environment = loadEnvironment()
  const settings = readSettings(environment)
  try {
    const { rows, bytes } = await backUp(settings, file, { version: ownVersion(), environment })
    console.log(
      `${file}: ${rows.orders ?? 0} orders, ${bytes} bytes. Keep it safe: all of the shop is in it.`,
    )
    await recordBackup(settings, 'made', Date.now())
    if (!values.prove) return
    const proved = await proveBackup(settings, file, { environment, into: values.into })
    console.log(provedLine(file, proved))
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
