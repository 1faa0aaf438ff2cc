import { openDatabase } from '../open-database.ts'

/** Opens and closes the database that its two arguments name: what a starting process does to the tables. */
const [databaseUrl, dataDir = ''] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl: databaseUrl || undefined, dataDir }, (error) => {
  throw error
})
await database.close()
