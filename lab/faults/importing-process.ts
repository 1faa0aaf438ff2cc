// A process of the shop that imports one file after the other until it is killed (started by `kill-imports.ts`). Prints
// a line for each step that it begins and for each acknowledgement, and continues the work of a killed process.

import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { applyImport } from '../../server/operations/imports/apply-import.ts'
import { checkImportAgain } from '../../server/operations/imports/cancel-import.ts'
import { checkImports } from '../../server/operations/imports/check-imports.ts'
import { createImport } from '../../server/operations/imports/create-import.ts'
import { undoImport } from '../../server/operations/imports/undo-import.ts'
import type { Caller } from '../../server/operations/shop.ts'
import { openStoppedShop } from './booking-load.ts'
import { numberedFile } from './import-files.ts'

/** The argument of the process. */
export interface Importing extends DatabasePlace {
  /** Who imports. */
  readonly admin: Caller
  /** Ends once no import is open. */
  readonly toEnd?: boolean
}

const { admin, toEnd = false, ...place } = JSON.parse(process.argv[2] ?? '') as Importing
const shop = await openStoppedShop(place)

for (;;) {
  const { length, newest } = await newestImport()
  // Every second import stays applied.
  const isDone =
    newest === undefined || newest.state === 'undone' || (newest.state === 'applied' && length % 2 === 0)
  if (isDone && toEnd) break
  if (isDone) {
    say('sending', length + 1)
    const file = { fileName: `${length + 1}.csv`, bytes: Buffer.from(numberedFile(length + 1)) }
    await createImport(shop, admin, file)
    say('sent', length + 1)
  } else if (newest.state === 'waiting' || newest.state === 'checking') {
    say('checking', length)
    await checkImports(shop)
    // Another process may be working on the import.
    const isChecked = (await newestImport()).newest?.state === 'checked'
    if (isChecked) say('checked', length)
    else await wait(50)
  } else if (newest.state === 'failed') {
    await checkImportAgain(shop, newest.id)
  } else if (newest.state === 'checked') {
    say('applying', length)
    if ((await applyImport(shop, admin, newest.id)).ok) say('applied', length)
  } else if (newest.state === 'applied') {
    say('undoing', length)
    if ((await undoImport(shop, admin, newest.id)).ok) say('undone', length)
  } else throw new Error(`An import is ${newest.state}`)
}
await shop.database.close()

function say(step: string, number: number): void {
  writeSync(1, `${step} ${number}\n`)
}

async function newestImport() {
  const rows = await shop.database.read
    .selectFrom('imports')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'state'])
    .execute()
  return { length: rows.length, newest: rows[0] }
}
