import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../database.ts'
import { SqliteConnection } from './connection.ts'

const mb = 1024 * 1024
let folder: string
let file: string
let connection: SqliteConnection

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truewheel-connection-'))
  file = join(folder, 'shop.sqlite')
  connection = new SqliteConnection(file)
  connection.exec('create table notes (text)')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const commitOne = () => connection.exec(`insert into notes values (zeroblob(${mb}))`)
const sizeOf = (path: string) => statSync(path).size / mb

test('Commits go only into the log until it has 32 MB; then they are copied into the database, and the log is reused', () => {
  for (let count = 0; count < 24; count += 1) commitOne()
  expect(sizeOf(file)).toBeLessThan(1)
  expect(sizeOf(`${file}-wal`)).toBeGreaterThan(24)
  for (let count = 0; count < 24; count += 1) commitOne()
  expect(sizeOf(file)).toBeGreaterThan(24)
  expect(sizeOf(`${file}-wal`)).toBeLessThan(40)
  connection.close()
})

test('Commits that are only in the log are visible to the next process that opens the file', () => {
  commitOne()
  const other = new DatabaseSync(file)
  expect(other.prepare('select count(*) as notes from notes').get()).toEqual({ notes: 1 })
  other.close()
  connection.close()
})

test('Copying the log empties it, and leaves all commits in the database file', () => {
  commitOne()
  connection.copyLog()
  expect([sizeOf(`${file}-wal`), sizeOf(file) > 1]).toEqual([0, true])
  connection.close()
})

test('A log cannot be copied while another connection reads an earlier state', () => {
  const reader = new DatabaseSync(file)
  reader.exec('pragma busy_timeout = 0; begin; select * from notes')
  connection.exec('pragma busy_timeout = 0')
  commitOne()
  expect(() => connection.copyLog()).toThrow(DatabaseUnavailable)
  reader.close()
  connection.close()
})

test('A connection that syncs separately does not sync its commits, and reports when its log cannot be synced', async () => {
  connection.close()
  const apart = new SqliteConnection(file, { syncsApart: true })
  const pragmaOf = (name: string) => apart.run({ sql: `pragma ${name}`, parameters: [] } as never).rows
  expect(pragmaOf('synchronous')).toEqual([{ synchronous: 1 }])
  // Keeps temporary data in memory, so that savepoints write no files.
  expect(pragmaOf('temp_store')).toEqual([{ temp_store: 2 }])
  apart.exec('insert into notes values (1)')
  await apart.syncLog()
  apart.close()
  await expect(apart.syncLog()).rejects.toBeInstanceOf(DatabaseUnavailable)
})
