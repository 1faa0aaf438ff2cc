import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOperations } from '../../contract/all-operations.ts'
import { findChangeHead, listChangesAfter } from '../../server/data/queries/changes/changes.ts'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { callApi, refusalOf } from '../../server/testing/api-call.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { validCalls } from '../../server/testing/valid-calls.ts'

/** Operations of staff that change nothing, with the reason why each needs no entry. */
const unrecorded: Readonly<Record<string, string>> = {
  createImport: 'A file that is compared changes no product; applying it is recorded.',
  checkImportAgain: 'It compares the file again, and changes no product.',
  cancelImport: 'It discards a difference that changed no product.',
  cutOutPicture: 'It stores another form of a picture; the product that takes it is recorded.',
  startCutOuts: 'It changes products later, each with an entry of its own.',
  stopCutOuts: 'It leaves the other products as they are.',
  stopImport: 'It stops one that is being applied, which then changed no product.',
  createExportLink: 'Nothing is exported yet; the file is recorded when it is saved.',
  sendExampleNotice: 'It writes an email to the caller, and changes nothing.',
  previewText: 'It answers a text as pages would show it, and stores nothing.',
}

const changing = allOperations.filter(({ access, method }) => access === 'admin' && method !== 'GET')

describe('The record of changes', () => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(anyEngine)
  })
  afterAll(() => env.drop())

  test.each(changing.filter(({ id }) => unrecorded[id] === undefined))(
    'has an entry of each call of $id, by the caller',
    async (operation) => {
      const call = await validCalls[operation.id](env)
      const { read } = env.shop.database
      const { sequence } = await findChangeHead(read)
      expect(refusalOf(await callApi(env, operation, call))).toBe('done')
      const entries = await listChangesAfter(read, sequence, 10)
      expect(entries.map(({ byUserId }) => byUserId)).toContain(call.caller?.userId)
    },
  )

  test('leaves out only operations that exist', () => {
    expect(
      Object.keys(unrecorded).filter((id) => !changing.some((operation) => operation.id === id)),
    ).toEqual([])
  })
})
