// npm run restore -- FILE                     restores a backup into an empty DATA_DIR or an empty PostgreSQL database
// npm run restore -- FILE --keep-sign-ins     the same, and open sessions stay valid
// npm run restore -- FILE --prove             restores it into an empty place beside, compares all numbers, removes it
import { parseArgs } from 'node:util'
import { loadEnvironment } from '../server/config/load-environment.ts'
import { readSettings } from '../server/config/read-settings.ts'
import { restore } from '../server/data/backup/back-up.ts'
import { BackupError } from '../server/data/backup/backup-file.ts'
import { proveBackup } from '../server/data/backup/prove-backup.ts'
import { DatabaseInUse, DatabaseUnavailable } from '../server/data/database.ts'
import { storageError } from '../server/start/start-error.ts'
import { provedLine } from './proved-line.ts'
import { CommandError, runCommand } from './run-command.ts'

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'keep-sign-ins': { type: 'boolean', default: false },
      prove: { type: 'boolean', default: false },
      into: { type: 'string' },
    },
  })
  const [file] = positionals
  if (file === undefined) throw new CommandError('Name the file: npm run restore -- shop.backup')
  const environment = loadEnvironment()
  const settings = readSettings(environment)
  try {
    if (values.prove) {
      const proved = await proveBackup(settings, file, { environment, into: values.into })
      console.log(provedLine(file, proved))
      return
    }
    const keepSignIns = values['keep-sign-ins']
    const { rows, madeAt } = await restore(settings, file, { keepSignIns, environment })
    console.log(`The shop of ${madeAt} is back, with ${rows.orders ?? 0} orders. Start it with npm start.`)
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message)
    const isOfStorage = error instanceof DatabaseInUse || error instanceof DatabaseUnavailable
    throw isOfStorage ? storageError(settings, error) : error
  }
})
