import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('Commits go into the log alone until it has 32 MB, then they are copied into the database and the log is used again', () => {
  for (let count = 0; count < 24; count += 1) commitOne()
  expect(sizeOf(file)).toBeLessThan(1)
  expect(sizeOf(`${file}-wal`)).toBeGreaterThan(24)
  for (let count = 0; count < 24; count += 1) commitOne()
  expect(sizeOf(file)).toBeGreaterThan(24)
  expect(sizeOf(`${file}-wal`)).toBeLessThan(40)
  connection.close()
})

test('What is in the log alone is there for the next one that opens the file', () => {
  commitOne()
  const other = new DatabaseSync(file)
  expect(other.prepare('select count(*) as notes from notes').get()).toEqual({ notes: 1 })
  other.close()
  connection.close()
})
