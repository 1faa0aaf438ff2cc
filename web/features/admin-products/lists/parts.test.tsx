// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countItems } from '../../../../contract/catalogue/items.ts'
import { addItem, changeItem, deleteItem } from '../../../../contract/catalogue/managed-items.ts'
import { setProductState } from '../../../../contract/catalogue/product-states.ts'
import { listMovements } from '../../../../contract/catalogue/stock.ts'
import { getProduct, listProducts, type Product } from '../../../api/rows/products.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { stubDialogs, stubObjectUrls } from '../../../testing/browser-stubs.ts'
import { freshUploads } from '../../../testing/fake-picture-upload.ts'
import { FakeShop } from '../../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { usEnglishFormats } from '../../../ui/testing/us-english-formats.ts'
import { AddProductPage } from '../add-product-page.tsx'
import { ProductPage } from '../product-page.tsx'
import { addProductTexts, productFieldTexts, productTexts } from '../texts.ts'
import { partBulkTexts } from './bulk-texts.ts'
import { partTexts } from './part-texts.ts'
import { PartsPage } from './parts-page.tsx'

const hub: Product = {
  _id: 'hub',
  kind: 'part',
  img: '/pictures/hub.webp',
  name: 'Rear hub',
  shortDescription: '',
  price: 64.5,
  version: 3,
  state: 'shown',
  stocked: false,
  availableQuantity: 0,
  minOrderQuantity: 1,
}
const chain: Product = { ...hub, _id: 'chain', name: 'Chain', stocked: true, availableQuantity: 8 }
const done = { acknowledged: true, matchedCount: 1, modifiedCount: 1 }
const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  sessionStorage.clear()
  stubDialogs()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  shop = new FakeShop()
  shop.answers(listProducts, [hub, chain])
  shop.answers(getProduct, hub)
  shop.answers(addItem, { acknowledged: true, insertedId: 'new' })
  shop.answers(changeItem, done)
  shop.answers(deleteItem, { acknowledged: true, deletedCount: 1 })
  shop.answers(listMovements, [])
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const routes = [
  { path: '/dashboard/parts', Component: PartsPage },
  { path: '/dashboard/addproduct', Component: AddProductPage },
  { path: '/dashboard/manageproduct/:toolId', Component: ProductPage },
]
const own = [
  'listProducts',
  'getProduct',
  'addItem',
  'changeTool',
  'changeItem',
  'deleteItem',
  'listMovements',
]
const open = (address: string, extensions = own) =>
  renderInShop(shop, routes, address, { ...testSettings, extensions })

describe('Parts', () => {
  test('have a list of their own, which shows the stock of parts that have stock', async () => {
    open('/dashboard/parts')
    const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent
    expect(await row(/^Chain/)).toContain('8')
    expect(await row(/^Rear hub/)).toContain('on request')
    expect(shop.callsOf(listProducts)[0]?.query).toMatchObject({ kind: 'part', sort: 'position' })
  })

  test('are deleted after a confirmation', async () => {
    const { user } = open('/dashboard/parts')
    const row = within(await screen.findByRole('row', { name: /^Chain/ }))
    await user.click(row.getByRole('button', { name: /^Delete/ }))
    await user.click(screen.getByRole('button', { name: partTexts.confirmYes }))
    await waitFor(() => expect(heard.toasts).toEqual([`success: ${partTexts.deleted('Chain')}`]))
    expect(shop.callsOf(deleteItem)[0]?.params).toEqual({ id: 'chain' })
  })

  test('can be hidden and deleted together, and filtered by their categories', async () => {
    shop.answers(setProductState, done)
    shop.answers(countItems, { total: 2, categories: [{ value: 'Hubs', count: 1 }] })
    const { user } = open('/dashboard/parts', [...own, 'setProductState', 'countItems'])
    await user.click(await screen.findByRole('checkbox', { name: partTexts.allOnPage }))
    for (const { label, confirm, done } of [partBulkTexts.hide, partBulkTexts.delete]) {
      const bar = within(screen.getByRole('group', { name: partTexts.selected(2) }))
      await user.click(bar.getByRole('button', { name: label }))
      const dialog = within(screen.getByRole('dialog'))
      expect(dialog.getByText(confirm(usEnglishFormats, 2))).toBeDefined()
      await user.click(dialog.getByRole('button', { name: label }))
      await screen.findByText(done(usEnglishFormats, 2))
      await user.click(screen.getByRole('checkbox', { name: partTexts.allOnPage }))
    }
    expect(shop.callsOf(setProductState)).toMatchObject([
      { params: { id: 'hub' }, body: { state: 'hidden' } },
      { params: { id: 'chain' }, body: { state: 'hidden' } },
    ])
    expect(shop.callsOf(deleteItem).map(({ params }) => params)).toEqual([{ id: 'hub' }, { id: 'chain' }])
    await user.selectOptions(screen.getByLabelText('Category'), 'Hubs')
    await waitFor(() =>
      expect(shop.callsOf(listProducts).at(-1)?.query).toMatchObject({ kind: 'part', category: 'Hubs' }),
    )
  })

  test('link to the form for the first part if there are none', async () => {
    shop.answers(listProducts, [])
    open('/dashboard/parts')
    const first = await screen.findByRole('link', { name: partTexts.addFirst })
    expect(first.getAttribute('href')).toBe('/dashboard/addproduct?kind=part')
    expect(screen.getByText(partTexts.empty)).toBeDefined()
  })

  test('can be added by Add Product, which asks for the kind of product; stock and description may stay empty', async () => {
    const { user } = open('/dashboard/addproduct')
    const submit = () => user.click(screen.getByRole('button', { name: addProductTexts.submit }))
    await user.selectOptions(screen.getByLabelText(addProductTexts.kind), 'part')
    await user.upload(screen.getByLabelText('Image'), photo)
    await user.type(screen.getByLabelText(productFieldTexts.name), 'Front hub')
    await user.type(screen.getByLabelText(productFieldTexts.price), '59.9')
    await user.type(screen.getByLabelText(productFieldTexts.minQuantity), '2')
    await submit()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'quantity is Required',
    ])
    await user.clear(screen.getByLabelText(productFieldTexts.minQuantity))
    await submit()
    await waitFor(() => expect(heard.toasts).toEqual([`success: ${addProductTexts.added}`]))
    expect(shop.callsOf(addItem)[0]?.body).toEqual({
      img: '/images/new.webp',
      name: 'Front hub',
      price: 59.9,
    })
  })

  test('can get stock and a minimum order on their page, and lose both when the minimum is empty', async () => {
    const { user } = open('/dashboard/manageproduct/hub')
    expect(await screen.findByText(productTexts.withoutStock)).toBeDefined()
    expect(screen.queryByRole('form', { name: productTexts.restockHeading })).toBeNull()
    const form = within(screen.getByRole('form', { name: productTexts.editHeading }))
    await user.type(form.getByLabelText(productFieldTexts.minQuantity), '2')
    await user.type(form.getByLabelText(productFieldTexts.availableQuantity), '10')
    shop.answers(getProduct, {
      ...hub,
      version: 4,
      stocked: true,
      availableQuantity: 10,
      minOrderQuantity: 2,
    })
    await user.click(form.getByRole('button', { name: productTexts.save }))
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    expect(shop.callsOf(changeItem)[0]?.body).toEqual({
      minOrderQuantity: 2,
      availableQuantity: 10,
      version: 3,
    })
    await screen.findByRole('form', { name: productTexts.restockHeading })
    await user.clear(form.getByLabelText(productFieldTexts.minQuantity))
    await user.click(form.getByRole('button', { name: productTexts.save }))
    await waitFor(() => expect(heard.toasts).toHaveLength(2))
    expect(shop.callsOf(changeItem)[1]?.body).toEqual({ minOrderQuantity: null, version: 4 })
  })

  test('are restocked through the operation for parts', async () => {
    shop.answers(getProduct, chain)
    const { user } = open('/dashboard/manageproduct/chain')
    const form = within(await screen.findByRole('form', { name: productTexts.restockHeading }))
    await user.type(form.getByLabelText(productTexts.restockQuantity), '5')
    await user.type(form.getByLabelText(productTexts.restockReason), 'Delivery')
    await user.click(form.getByRole('button', { name: productTexts.restock }))
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    expect(shop.callsOf(changeItem)[0]?.body).toEqual({ restock: { quantity: 5, reason: 'Delivery' } })
  })

  test('cannot be edited with another backend, which gets no request', () => {
    open('/dashboard/parts', [])
    expect(screen.getByText(partTexts.notOffered)).toBeDefined()
    expect(shop.calls).toEqual([])
  })
})
