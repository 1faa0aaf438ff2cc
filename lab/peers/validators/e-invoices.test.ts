import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { folder, run } from './run-program.ts'

test('E-invoices of everything that the shop sells follow the schema of Factur-X, and their PDFs contain the same', async () => {
  test.slow()
  const { code, stdout } = await run(process.execPath, [join(folder, '../../einvoices/run.ts')])
  expect([code, stdout]).toEqual([0, expect.stringContaining('papers of the shop')])
  expect(stdout).toMatch(/holds {2}CII, schema of Factur-X: \d\d files/)
  expect(stdout).toMatch(/holds {2}ZUGFeRD, structure, metadata, file and amounts: \d\d files/)
})
