// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  applyImport,
  cancelImport,
  createImport,
  getImport,
  imports,
  listImportRows,
  listImports,
  mostImportBytes,
  type ProductImport,
  stopImport,
  undoImport,
} from '../../../contract/catalogue/imports.ts'
import { errors } from '../../../contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { freshUploads, uploads } from '../../testing/fake-picture-upload.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { ImportPage } from './import-page.tsx'
import { OneImportPage } from './one-import-page.tsx'

const checked: ProductImport = {
  _id: 'i1',
  fileName: 'tools.csv',
  state: 'checked',
  createdAt: '2030-06-01T12:00:00.000Z',
  createdBy: 'Ada',
  rows: 3,
  rowsDone: 3,
  counts: { new: 1, changed: 2, unchanged: 0, wrong: 0 },
  keptUntil: '2030-06-15T12:00:00.000Z',
  notices: ['The cells were read as separated by semicolons.'],
}
const row = {
  row: 2,
  kind: 'changed',
  name: 'Chain whip',
  productId: 't1',
  cells: [{ column: 'price', before: '12.50', after: '11.00' }],
}

let shop: FakeShop
let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  stubDialogs()
  user = userEvent.setup({ applyAccept: false })
  freshUploads()
  shop = new FakeShop()
  shop.answers(listImports, [checked])
  shop.answers(listImportRows, [row])
})
afterEach(cleanup)

const settings = { ...testSettings, extensions: imports.map(({ id }) => id) }
const routes = [
  { path: '/dashboard/import', Component: ImportPage },
  { path: '/dashboard/import/:importId', Component: OneImportPage },
]
const open = (path: string) => renderInShop(shop, routes, path, settings)
async function openImport(change: Partial<ProductImport> = {}): Promise<void> {
  shop.answers(getImport, { ...checked, ...change })
  open('/dashboard/import/i1')
  await screen.findByRole('heading', { level: 1, name: 'Import of tools.csv' })
}

test('A chosen file is sent unchanged, and the page of its import opens', async () => {
  shop.answers(createImport, { acknowledged: true, insertedId: 'i1' })
  shop.answers(getImport, checked)
  open('/dashboard/import')
  await user.upload(screen.getByLabelText('CSV file and pictures'), new File(['name;Ü'], 'tools.csv'))
  await user.click(screen.getByRole('button', { name: 'Compare with the shop' }))
  await screen.findByRole('heading', { level: 1, name: 'Import of tools.csv' })
  expect(shop.callsOf(createImport)[0]).toMatchObject({
    body: { fileName: 'tools.csv', content: Buffer.from('name;Ü').toString('base64') },
  })
})

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' })
const chooseWithPictures = () =>
  user.upload(screen.getByLabelText('CSV file and pictures'), [
    photo('whip.jpg'),
    new File(['name'], 'tools.csv'),
    photo('cone.jpg'),
  ])

test('pictures are uploaded first, and the file is sent with their names and addresses', async () => {
  shop.answers(createImport, { acknowledged: true, insertedId: 'i1' })
  shop.answers(getImport, checked)
  open('/dashboard/import')
  await chooseWithPictures()
  expect(screen.getByText('tools.csv and 2 pictures')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Compare with the shop' }))
  await screen.findByRole('heading', { level: 1, name: 'Import of tools.csv' })
  expect(shop.callsOf(createImport)[0]).toMatchObject({
    body: {
      fileName: 'tools.csv',
      pictures: [
        { name: 'whip.jpg', img: '/images/new.webp' },
        { name: 'cone.jpg', img: '/images/new.webp' },
      ],
    },
  })
})

test('Pictures that fail are named with the reason, and only those are sent again', async () => {
  shop.answers(createImport, { acknowledged: true, insertedId: 'i1' })
  shop.answers(getImport, checked)
  uploads.answer = async () => {
    if (uploads.sent.at(-1)?.name === 'cone.jpg')
      throw new ApiError({ ...errors.IMAGE_DAMAGED, code: 'IMAGE_DAMAGED' })
    return '/images/new.webp'
  }
  open('/dashboard/import')
  await chooseWithPictures()
  await user.click(screen.getByRole('button', { name: 'Compare with the shop' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/1 picture could not be uploaded.*cone\.jpg: \S/)
  expect(shop.callsOf(createImport)).toEqual([])
  uploads.sent = []
  uploads.answer = async () => '/images/cone.webp'
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Import of tools.csv' })
  expect(uploads.sent.map(({ name }) => name)).toEqual(['cone.jpg'])
})

test('an old import cannot be undone, and its page says so', async () => {
  await openImport({ state: 'applied', keptUntil: undefined })
  expect(screen.getByText(/the import can no longer be undone/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull()
})

test.each<[string, File | undefined, string]>([
  ['no file', undefined, 'Choose a file first.'],
  ['a picture alone', photo('whip.jpg'), 'Choose a CSV file with the pictures'],
  ['an empty file', new File([], 'a.csv'), 'The file is empty.'],
  ['too large a file', new File([new Uint8Array(mostImportBytes + 1)], 'a.csv'), 'larger than 50 MB'],
])('%s is refused at the field, which gets the focus', async (_, file, sentence) => {
  open('/dashboard/import')
  const field = screen.getByLabelText('CSV file and pictures')
  if (file) await user.upload(field, file)
  await user.click(screen.getByRole('button', { name: 'Compare with the shop' }))
  expect(await screen.findByText(new RegExp(sentence))).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(shop.callsOf(createImport)).toEqual([])
})

test('past imports lead to their pages', async () => {
  open('/dashboard/import')
  const link = await screen.findByRole('link', { name: 'tools.csv' })
  expect(link.getAttribute('href')).toBe('/dashboard/import/i1')
  expect(screen.getByText('1 new, 2 changed')).toBeTruthy()
})

test('The difference shows each cell before and after, with remarks', async () => {
  await openImport()
  const cells = await screen.findByText('11.00')
  expect(cells.closest('li')?.textContent).toContain('Price: before 12.50 → after 11.00')
  expect(screen.getByText(/separated by semicolons/)).toBeTruthy()
  expect(shop.callsOf(listImportRows)[0]).toMatchObject({ query: { kind: 'changed' } })
})

test('Applying an import asks for confirmation with the count, and a refusal stays in the dialog', async () => {
  let refuses = true
  shop.answers(applyImport, () => {
    if (!refuses) return { acknowledged: true, matchedCount: 1, modifiedCount: 1 }
    refuses = false
    throw new ApiError({
      status: 409,
      code: 'IMPORT_OUTDATED',
      message: 'These products were changed: Chain whip.',
    })
  })
  await openImport()
  await user.click(await screen.findByRole('button', { name: 'Apply 3 changes' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/2 products change and 1 product is added/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Apply 3 changes' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Chain whip')
  shop.answers(getImport, { ...checked, state: 'applied', appliedAt: checked.createdAt })
  await user.click(dialog.getByRole('button', { name: 'Apply 3 changes' }))
  expect(await screen.findByText('2 products changed, 1 added.')).toBeTruthy()
})

test('An import that is being written shows its progress, in the dialog and to people who open the page later, and can be stopped', async () => {
  let refuse: (error: Error) => void = () => undefined
  shop.answers(applyImport, () => new Promise((_, reject) => (refuse = reject)))
  shop.answers(stopImport, () => {
    refuse(new ApiError({ status: 409, code: 'IMPORT_STOPPED', message: 'This was stopped.' }))
    return { acknowledged: true, matchedCount: 1, modifiedCount: 1 }
  })
  await openImport()
  await user.click(await screen.findByRole('button', { name: 'Apply 3 changes' }))
  shop.answers(getImport, { ...checked, running: { rowsDone: 250, rows: 1000 } })
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Apply 3 changes' }))
  expect(await dialog.findByText('250 of 1,000 rows written')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  expect(await dialog.findByText('This was stopped.')).toBeTruthy()
  cleanup()
  await openImport({ running: { rowsDone: 500, rows: 1000 } })
  expect(await screen.findByText('500 of 1,000 rows written')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(shop.callsOf(stopImport)).toHaveLength(2)
})

test('An import with wrong rows cannot be applied, and shows those rows first', async () => {
  await openImport({ counts: { new: 0, changed: 2, unchanged: 0, wrong: 1 } })
  expect((await screen.findByRole('alert')).textContent).toContain('1 row is wrong')
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
  expect(shop.callsOf(listImportRows)[0]).toMatchObject({ query: { kind: 'wrong' } })
})

test('a comparison shows its progress and can be cancelled', async () => {
  shop.answers(cancelImport, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  await openImport({ state: 'checking', rows: 10_000, rowsDone: 2_500 })
  const bar = screen.getByRole('progressbar', { name: '2,500 of 10,000 rows compared' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['2500', '10000'])
  shop.answers(getImport, { ...checked, state: 'cancelled' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/This import was cancelled/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('An applied import can be undone after a confirmation', async () => {
  shop.answers(undoImport, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  await openImport({ state: 'applied' })
  await user.click(screen.getByRole('button', { name: 'Undo this import' }))
  shop.answers(getImport, { ...checked, state: 'undone' })
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Undo this import' }))
  expect(await screen.findByText(/This import was undone/)).toBeTruthy()
})

test('The difference shows specifications and the day of an old order in words', async () => {
  const cells = [
    { column: 'specs', after: '[{"key":"colour","value":"Red"},{"key":"width","value":"22.2 mm"}]' },
    { column: 'placed', after: '2025-03-31T14:00:00.000Z' },
    { column: 'placed', before: 'yesterday', after: '' },
  ]
  shop.answers(
    listImportRows,
    cells.map((cell, row) => ({ row, kind: 'new', name: `Row ${row}`, cells: [cell] })),
  )
  await openImport()
  expect(await screen.findByText('colour: Red; width: 22.2 mm')).toBeDefined()
  expect(screen.getByText('Mar 31, 2025')).toBeDefined()
  expect(screen.getByText('yesterday')).toBeDefined()
})

test('A file with wrong rows leads to the choice of the corrected one', async () => {
  await openImport({ counts: { new: 1, changed: 0, unchanged: 0, wrong: 1 } })
  expect(screen.getByRole('link', { name: 'Choose another file' }).getAttribute('href')).toBe(
    '/dashboard/import',
  )
})
