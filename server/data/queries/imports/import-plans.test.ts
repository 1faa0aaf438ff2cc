import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlansDatabase, type PlansDatabase } from '../../testing/plans-database.ts'
import { type ReadListPage, readPlans } from '../../testing/query-plans.ts'
import { findWaiting, listFailedPictures } from './import-pictures.ts'
import { listImportRowsByPage } from './import-rows.ts'
import { findForgettable, listImportsByPage } from './imports.ts'

const nextPicture: ReadListPage = async (read) => {
  await findWaiting(read, 'import', 1)
  return undefined
}

const oldOnes: ReadListPage = async (read) => {
  await findForgettable(read, 1)
  return undefined
}

describe('The imports', () => {
  let plans: PlansDatabase
  beforeAll(async () => {
    plans = await openPlansDatabase()
  })
  afterAll(() => plans.remove())

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
    ['failed pictures', 'import_pictures_by_state', (read, page) => listFailedPictures(read, 'import', page)],
    ['waiting pictures', 'import_pictures_waiting', nextPicture],
  ])('have their %s read from %s in its order', async (_, index, readPage) => {
    const [plan = ''] = await readPlans(plans.connection, readPage)
    expect(plan).toMatch(new RegExp(`^(SCAN|SEARCH) \\w+ USING (COVERING )?INDEX ${index}\\b`))
    expect(plan).not.toContain('TEMP B-TREE')
  })
})
