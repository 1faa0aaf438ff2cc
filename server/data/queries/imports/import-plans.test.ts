import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SqliteConnection } from '../../sqlite/connection.ts'
import { databaseFile, openSqlite } from '../../sqlite/open-sqlite.ts'
import { type ReadListPage, readPlans } from '../../testing/query-plans.ts'
import { listImportRowsByPage } from './import-rows.ts'
import { findForgettable, listImportsByPage } from './imports.ts'

const oldOnes: ReadListPage = async (read) => {
  await findForgettable(read, 1)
  return undefined
}

describe('The imports', () => {
  let directory: string
  let connection: SqliteConnection
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'truewheel-plans-'))
    await (await openSqlite(directory)).close()
    connection = new SqliteConnection(join(directory, databaseFile))
  })
  afterAll(() => {
    connection.close()
    rmSync(directory, { recursive: true })
  })

  test.each<[string, string, ReadListPage]>([
    ['list', 'imports_by_time', listImportsByPage],
    [
      'rows',
      'sqlite_autoindex_import_rows_1',
      (read, page) => listImportRowsByPage(read, 'import', undefined, page),
    ],
    [
      'wrong rows',
      'import_rows_by_kind',
      (read, page) => listImportRowsByPage(read, 'import', 'wrong', page),
    ],
    ['old ones', 'imports_to_forget', oldOnes],
  ])('have their %s read from %s in its order', async (_, index, readPage) => {
    const [plan = ''] = await readPlans(connection, readPage)
    expect(plan).toMatch(new RegExp(`^(SCAN|SEARCH) \\w+ USING (COVERING )?INDEX ${index}\\b`))
    expect(plan).not.toContain('TEMP B-TREE')
  })
})
