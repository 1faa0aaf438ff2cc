// npm run move-pictures -- --to s3          moves the files of all pictures to the bucket that S3_URL names
// npm run move-pictures -- --to database    moves them back, also when S3_URL is about to be unset
import { parseArgs } from 'node:util'
import { loadEnvironment } from '../server/config/load-environment.ts'
import { readSettings } from '../server/config/read-settings.ts'
import { openDatabaseExclusively } from '../server/data/open-database.ts'
import { movePictures } from '../server/operations/images/move-pictures.ts'
import { systemClock } from '../server/platform/clock.ts'
import { choosePictureStore } from '../server/start/choose-providers.ts'
import { storageError } from '../server/start/start-error.ts'
import { CommandError, runCommand } from './run-command.ts'

await runCommand(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  if (to !== 's3' && to !== 'database')
    throw new CommandError('Name where to: npm run move-pictures -- --to s3, or --to database')
  const settings = readSettings(loadEnvironment())
  const pictureStore = await choosePictureStore(settings)
  if (!pictureStore) throw new CommandError('Set S3_URL and its keys: docs/providers/s3.md')
  const database = await openDatabaseExclusively(settings, (error) => console.error(error.message)).catch(
    (error: unknown) => {
      throw storageError(settings, error)
    },
  )
  try {
    const { moved, failures } = await movePictures({ database, pictureStore, clock: systemClock }, to)
    console.log(`Moved ${moved} files ${to === 's3' ? 'to S3' : 'into the database'}.`)
    if (failures.length > 0)
      throw new CommandError(
        `${failures.length} stayed where they are; run it again. The first: ${failures[0]}`,
      )
  } finally {
    await database.close()
  }
})
