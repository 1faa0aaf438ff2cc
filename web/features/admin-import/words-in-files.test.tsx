// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getImport, imports, listImportRows, listImports } from '../../../contract/catalogue/imports.ts'
import { namedLanguage } from '../../../contract/languages/languages.ts'
import { translatedField } from '../../api/use-other-languages.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { ImportPage } from './import-page.tsx'
import { OneImportPage } from './one-import-page.tsx'
import { templateFile } from './template.ts'
import { importTexts } from './texts.ts'

let shop: FakeShop
beforeEach(() => {
  stubDialogs()
  shop = new FakeShop()
  shop.answers(listImports, [])
})
afterEach(cleanup)

const open = (tags: readonly ('en' | 'de' | 'fr')[], path = '/dashboard/import') =>
  renderInShop(
    shop,
    [
      { path: '/dashboard/import', Component: ImportPage },
      { path: '/dashboard/import/:importId', Component: OneImportPage },
    ],
    path,
    {
      ...testSettings,
      extensions: [...imports.map(({ id }) => id), translatedField.id],
      languages: { standard: 'en', offered: tags.map(namedLanguage) },
    },
  )

test('The page of imports explains the columns of words in a shop of several languages only', () => {
  open(['en', 'de'])
  expect(screen.getByText(importTexts.languagesHint('name:de', 'German'))).toBeDefined()
  cleanup()
  open(['en'])
  expect(screen.queryByText(/name:/)).toBeNull()
})

test('The template has the columns of each further language, and every row has a cell for each column', () => {
  const lines = templateFile(['de', 'fr'])
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(lines[0]).toEqual(expect.arrayContaining(['name', 'name:de', 'specs:de', 'guaranteeTerms:fr']))
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
  expect(templateFile([])).not.toContain(':de')
})

test('A comparison names the columns of words with their language, also one that the shop does not have', async () => {
  shop.answers(getImport, {
    _id: 'i1',
    fileName: 'tools.csv',
    state: 'checked',
    createdAt: '2030-06-01T12:00:00.000Z',
    createdBy: 'Ada',
    rows: 1,
    rowsDone: 1,
    counts: { new: 0, changed: 0, unchanged: 0, wrong: 1 },
    keptUntil: '2030-06-15T12:00:00.000Z',
    notices: [],
  })
  shop.answers(listImportRows, [
    {
      row: 2,
      kind: 'wrong',
      name: 'Chain whip',
      productId: 't1',
      cells: [
        { column: 'name:de', before: '', after: 'Kettenpeitsche' },
        { column: 'name:it', after: 'Frusta', problem: 'The shop has no language “it”.' },
      ],
    },
  ])
  open(['en', 'de'], '/dashboard/import/i1')
  expect(await screen.findByText('Name (German):')).toBeDefined()
  expect(screen.getByText('Name (it):')).toBeDefined()
  expect(screen.getByText('The shop has no language “it”.')).toBeDefined()
})
