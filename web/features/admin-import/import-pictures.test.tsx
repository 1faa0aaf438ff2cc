// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  fetchImportPictures,
  getImport,
  imports,
  listImportPictures,
  listImportRows,
  type ProductImport,
  stopImportPictures,
} from '../../../contract/catalogue/imports.ts'
import { errors } from '../../../contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { OneImportPage } from './one-import-page.tsx'

const moved: ProductImport = {
  _id: 'i1',
  fileName: 'products_export.csv',
  state: 'checked',
  format: 'shopify',
  createdAt: '2030-06-01T12:00:00.000Z',
  rows: 2,
  rowsDone: 2,
  counts: { new: 2, changed: 0, unchanged: 0, wrong: 0 },
  notices: ['2 products had no SKU and got one made of its name and options (rows 2, 3).'],
}
const waiting = { hosts: ['cdn.example'], waiting: 3, fetched: 0, failed: 0, isFetching: false }

let shop: FakeShop
let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  stubDialogs()
  user = userEvent.setup()
  shop = new FakeShop()
  shop.answers(listImportRows, [])
})
afterEach(cleanup)

async function open(pictures: ProductImport['pictures'], offered = imports.map(({ id }) => id)) {
  shop.answers(getImport, { ...moved, ...(pictures && { pictures }) })
  renderInShop(
    shop,
    [{ path: '/dashboard/import/:importId', Component: OneImportPage }],
    '/dashboard/import/i1',
    {
      ...testSettings,
      extensions: offered,
    },
  )
  await screen.findByText('This is a product export of Shopify.')
}

test('The page names the other shop, and lists what was adapted', async () => {
  await open(undefined)
  expect(screen.getByText('What was adapted to this shop:')).toBeDefined()
  expect(screen.getByRole('listitem').textContent).toContain('2 products had no SKU')
  expect(screen.queryByRole('heading', { name: 'Pictures' })).toBeNull()
})

test('The pictures are fetched after the person agrees, with the hosts in view', async () => {
  shop.answers(fetchImportPictures, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  await open(waiting)
  expect(screen.getByText('3 pictures at cdn.example')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Fetch 3 pictures' }))
  expect(shop.callsOf(fetchImportPictures)).toHaveLength(1)
})

test('A refusal is said at the button, which stays', async () => {
  shop.answers(fetchImportPictures, () => {
    throw new ApiError({ ...errors.IMPORT_NOT_READY, code: 'IMPORT_NOT_READY' })
  })
  await open(waiting)
  await user.click(screen.getByRole('button', { name: 'Fetch 3 pictures' }))
  expect((await screen.findByRole('alert')).textContent).toContain('no longer in the state')
  expect(screen.getByRole('button', { name: 'Fetch 3 pictures' })).toBeDefined()
})

test('While pictures are fetched, their progress is shown, and the import waits', async () => {
  shop.answers(stopImportPictures, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  await open({ ...waiting, waiting: 1, fetched: 2, isFetching: true })
  expect(screen.getByText(/^2 of 3 pictures done/)).toBeDefined()
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2')
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(shop.callsOf(stopImportPictures)).toHaveLength(1)
})

test('Failed pictures are listed with their rows and reasons, and can be tried again', async () => {
  shop.answers(listImportPictures, [
    {
      row: 3,
      address: 'https://cdn.example/b.jpg',
      problem: 'The address does not answer. Try again later.',
    },
  ])
  await open({ ...waiting, waiting: 0, fetched: 2, failed: 1 })
  const item = (await screen.findByText('Row 3:')).closest('li')
  expect(item?.textContent).toBe(
    'Row 3: https://cdn.example/b.jpg The address does not answer. Try again later.',
  )
  expect(screen.getByRole('button', { name: 'Try the failed ones again' })).toBeDefined()
})

test('A backend that fetches no pictures offers none', async () => {
  await open(
    waiting,
    imports.map(({ id }) => id).filter((id) => id !== fetchImportPictures.id),
  )
  expect(screen.queryByRole('heading', { name: 'Pictures' })).toBeNull()
})
