import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabasePlace } from '../server/data/open-database.ts'
import { openDatabaseExclusively } from '../server/data/open-database.ts'
import { readBackupRecord } from '../server/data/queries/backup-record.ts'
import { describeBackups } from '../server/data/testing/engines.ts'
import { buildShopFirst } from '../server/testing/built-shop.ts'
import { bookSomething } from '../server/testing/buying.ts'
import { runTool } from '../server/testing/run-tool.ts'
import { openTestShop } from '../server/testing/test-shop.ts'

buildShopFirst()

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truewheel-backups-'))
  file = join(folder, 'shop.backup')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Returns the settings for a database. */
function settingsOf({ databaseUrl, dataDir }: DatabasePlace): Record<string, string> {
  return databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }
}

describeBackups('npm run backup and npm run restore', (engine) => {
  test('`backup --prove` restores the file that it wrote and reports the comparison; `restore --prove` repeats this', async () => {
    const full = await engine.fresh()
    const shop = await openTestShop({ ...engine, fresh: async () => full })
    await bookSomething(shop)
    const line = /shop\.backup: restored and compared: \d+ tables, \d+ rows, \d+ sums [^\n]+ All agree\.\n$/
    for (const tool of ['backup', 'restore']) {
      const { code, output } = await runTool(tool, [file, '--prove'], settingsOf(full.place))
      expect([tool, code]).toEqual([tool, 0])
      expect(output).toMatch(line)
    }
    const { madeAt, provedAt } = await readBackupRecord(shop.database.read)
    expect(provedAt).toBeGreaterThan(madeAt ?? Number.POSITIVE_INFINITY)
    await shop.drop()
  })

  test('Backup writes a file, restore reads it, and each prints one line', async () => {
    const full = await engine.fresh()
    const empty = await engine.unmigrated()
    const shop = await openTestShop({ ...engine, fresh: async () => full })
    await bookSomething(shop)
    const made = await runTool('backup', [file], settingsOf(full.place))
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(made.output).toMatch(/^[^\n]+shop\.backup: 1 orders, \d+ bytes\.[^\n]+\n$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const restored = await runTool('restore', [file], settingsOf(empty.place))
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.output).toMatch(/^The shop of [^\n]+ is back, with 1 orders\.[^\n]+\n$/)
    const sessions = async () => {
      const database = await empty.reopen()
      const open = await database.read
        .selectFrom('sessions')
        .where('ended_at', 'is', null)
        .select('id')
        .execute()
      await database.close()
      return open.length
    }
    expect(await sessions()).toBe(0)
    expect(await runTool('restore', [file], settingsOf(empty.place))).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^[^\n]+holds (a database|tables)[^\n]+\n$/),
    })
    await shop.drop()
    await empty.drop()
  })
})

test('A shop that runs in the data directory prevents a restore, and one line names it', async () => {
  const full = join(folder, 'full')
  const place = { databaseUrl: undefined, dataDir: full }
  const shop = await openDatabaseExclusively(place, () => undefined)
  expect(await runTool('backup', [file], settingsOf(place))).toMatchObject({ code: 0 })
  const restored = await runTool('restore', [file], settingsOf(place))
  await shop.close()
  expect(restored.code).toBe(1)
  expect(restored.errors).toMatch(/^DATA_DIR: [^\n]+ is in use by process \d+ [^\n]+\n$/)
})

test.each([
  ['backup', [], {}, /^Name the file: [^\n]+\n$/],
  ['restore', [], {}, /^Name the file: [^\n]+\n$/],
  ['backup', ['shop.backup'], {}, /^DATA_DIR: there is no database in [^\n]+\n$/],
  ['restore', ['shop.backup'], {}, /^shop\.backup cannot be read: [^\n]+\n$/],
  ['backup', ['no folder/shop.backup'], {}, /^The backup cannot be written: [^\n]+\n$/],
  [
    'backup',
    ['shop.backup'],
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1\/none cannot be used: [^\n]+\n$/,
  ],
])('npm run %s -- %j with %j reports the error in one line', async (name, args, settings, line) => {
  const { code, errors } = await runTool(name, args, settings)
  expect(code).toBe(1)
  expect(errors).toMatch(line)
  expect(readdirSync(folder)).toEqual([])
})
