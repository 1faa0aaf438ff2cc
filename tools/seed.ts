// npm run seed                                      loads the sample catalogue into an empty shop
// npm run seed -- --tools 10000 --orders 1000000    a large shop for measurements
import { parseArgs } from 'node:util'
import { loadEnvironment } from '../server/config/load-environment.ts'
import { readSettings } from '../server/config/read-settings.ts'
import type { Database } from '../server/data/database.ts'
import { openDatabaseExclusively } from '../server/data/open-database.ts'
import { findLedgerMismatches } from '../server/data/queries/catalogue/stock.ts'
import { loadSampleCatalogue } from '../server/operations/seed/sample-catalogue.ts'
import { seedLargeShop } from '../server/operations/seed/seed-large-shop.ts'
import { seedSampleCatalogue } from '../server/operations/seed/seed-sample-catalogue.ts'
import { storageError } from '../server/start/start-error.ts'
import { CommandError, runCommand } from './run-command.ts'

await runCommand(seed)

async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { tools: { type: 'string' }, orders: { type: 'string' } } })
  const tools = wholeNumber('--tools', values.tools)
  const orders = wholeNumber('--orders', values.orders)
  if (orders > 0 && tools === 0) throw new CommandError('--orders needs --tools: an order is for a tool')

  const database = await open()
  const startedAt = Date.now()
  await seedSampleCatalogue(database, await loadSampleCatalogue(), startedAt)
  if (tools > 0) {
    await seedLargeShop(database, { tools, orders }, startedAt, (written) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${written.toLocaleString('en')} orders`)
    })
  }
  const atOdds = await findLedgerMismatches(database.read)
  await database.close()
  if (atOdds.length > 0)
    throw new Error(`The stock of ${atOdds.length} tools is not the sum of their movements`)
  console.log(
    `\nSeeded in ${((Date.now() - startedAt) / 1000).toFixed(1)} s; the ledger adds up for every tool.`,
  )
}

/**
 * Opens the database exclusively, because a running shop on the embedded database would continue to serve its cache.
 */
async function open(): Promise<Database> {
  const settings = readSettings(loadEnvironment())
  try {
    return await openDatabaseExclusively(settings, (error) => console.error(error.message))
  } catch (error) {
    throw storageError(settings, error)
  }
}

function wholeNumber(name: string, text = '0'): number {
  if (!/^\d{1,9}$/.test(text)) {
    throw new CommandError(`${name} takes a whole number, for example ${name} 10000`)
  }
  return Number(text)
}
