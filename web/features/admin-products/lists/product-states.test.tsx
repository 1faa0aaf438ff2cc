// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setProductState } from '../../../../contract/catalogue/product-states.ts'
import { addTool, countTools, deleteTool } from '../../../../contract/catalogue/tools.ts'
import { getProduct, listProducts, type Product } from '../../../api/rows/products.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { stubDialogs, stubObjectUrls } from '../../../testing/browser-stubs.ts'
import { freshUploads } from '../../../testing/fake-picture-upload.ts'
import { FakeShop, refusal } from '../../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { sampleTool } from '../../../testing/sample-tool.ts'
import { usEnglishFormats } from '../../../ui/testing/us-english-formats.ts'
import { AddProductPage } from '../add-product-page.tsx'
import { addProductTexts, manageProductTexts, productFieldTexts } from '../texts.ts'
import { bulkTexts } from './bulk-texts.ts'
import { ManageProductsPage } from './manage-products-page.tsx'
import { stateTexts } from './state-texts.ts'

const whip: Product = { ...sampleTool(), state: 'shown', version: 1 }
const key: Product = { ...sampleTool({ _id: 'key', name: 'Torque key' }), state: 'draft', version: 1 }
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  sessionStorage.clear()
  stubDialogs()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  shop = new FakeShop()
  shop.answers(listProducts, [whip, key])
  shop.answers(setProductState, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(getProduct, { ...whip, compareAtPrice: 30 })
  shop.answers(addTool, { acknowledged: true, insertedId: 't9' })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const routes = [
  { path: '/dashboard/manageproduct', Component: ManageProductsPage },
  { path: '/dashboard/addproduct', Component: AddProductPage },
]
const extensions = ['listTools', 'changeTool', 'listProducts', 'getProduct', 'setProductState']
const open = (path: string, offered = extensions) =>
  renderInShop(shop, routes, path, { ...testSettings, extensions: offered })

describe('The states of products', () => {
  const rowOf = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`${name}`) }))

  test('are shown in the list, where a draft leads to its form and a product can be hidden or shown', async () => {
    const { user } = open('/dashboard/manageproduct')
    const draft = await rowOf('Torque key')
    expect(draft.getByText(stateTexts.states.draft)).toBeDefined()
    expect(draft.getByRole('link', { name: 'Torque key' }).getAttribute('href')).toContain(
      '/manageproduct/key',
    )
    await user.click(draft.getByRole('button', { name: new RegExp(stateTexts.show) }))
    await user.click((await rowOf('Chain whip')).getByRole('button', { name: new RegExp(stateTexts.hide) }))
    await waitFor(() =>
      expect(heard.toasts).toEqual([
        `success: ${stateTexts.nowShown('Torque key')}`,
        `success: ${stateTexts.nowHidden('Chain whip')}`,
      ]),
    )
    expect(shop.callsOf(setProductState).map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { id: 'key' }, body: { state: 'shown' } },
      { params: { id: 'whip' }, body: { state: 'hidden' } },
    ])
  })

  test('show the reason for a refused change next to the button', async () => {
    shop.refuses(setProductState, 'TOOL_NOT_FOUND')
    const { user } = open('/dashboard/manageproduct')
    const row = await rowOf('Chain whip')
    await user.click(row.getByRole('button', { name: new RegExp(stateTexts.hide) }))
    expect((await row.findByRole('alert')).textContent).toBe(refusal('TOOL_NOT_FOUND').message)
  })
})

describe('Several products', () => {
  test('can be narrowed by state, category and a search, and deleted after a confirmation with their number', async () => {
    shop.answers(deleteTool, { acknowledged: true, deletedCount: 1 })
    shop.answers(countTools, { categories: [{ value: 'Chain tools', count: 2 }] })
    const { user, router } = open('/dashboard/manageproduct?q=chain&state=low', [...extensions, 'countTools'])
    await screen.findByRole('option', { name: 'Chain tools' })
    await user.selectOptions(screen.getByLabelText(stateTexts.category), 'Chain tools')
    expect(router.state.location.search).toBe('?q=chain&state=low&category=Chain+tools')
    await waitFor(() =>
      expect(shop.callsOf(listProducts).at(-1)?.query).toMatchObject({
        search: 'chain',
        state: 'low',
        category: 'Chain tools',
      }),
    )
    await user.click(screen.getByRole('checkbox', { name: manageProductTexts.allOnPage }))
    const bar = within(screen.getByRole('group', { name: manageProductTexts.selected(2) }))
    await user.click(bar.getByRole('button', { name: bulkTexts.delete.label }))
    const dialog = within(screen.getByRole('dialog', { name: manageProductTexts.sure }))
    expect(dialog.getByText(bulkTexts.delete.confirm(usEnglishFormats, 2))).toBeDefined()
    await user.click(dialog.getByRole('button', { name: bulkTexts.delete.label }))
    expect(await screen.findByText(bulkTexts.delete.done(usEnglishFormats, 2))).toBeDefined()
    expect(shop.callsOf(deleteTool).map(({ params }) => params)).toEqual([{ id: 'whip' }, { id: 'key' }])
  })
})

test('A new product can be saved as a draft without a picture', async () => {
  const { user } = open('/dashboard/addproduct')
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text)
  await type(productFieldTexts.name, 'Cone wrench')
  await type(productFieldTexts.description, 'Thin.')
  await type(productFieldTexts.minQuantity, '1')
  await type(productFieldTexts.availableQuantity, '4')
  await type(productFieldTexts.price, '9.50')
  await user.click(screen.getByRole('button', { name: addProductTexts.submit }))
  expect(screen.getByRole('alert').textContent).toBe('Image is Required')
  await user.click(screen.getByRole('button', { name: stateTexts.saveDraft }))
  await waitFor(() => expect(heard.toasts).toEqual([`success: ${addProductTexts.added}`]))
  expect(shop.callsOf(addTool)[0]?.body).toMatchObject({ img: '', draft: true })
})

describe('Duplicating a product', () => {
  test('fills the form with a copy without stock, and saves it as a draft', async () => {
    const translations = { de: { name: 'Kettenpeitsche', shortDescription: 'Hält.' } }
    shop.answers(getProduct, { ...whip, compareAtPrice: 30, translations })
    const { user } = open('/dashboard/addproduct?copy=whip')
    const name = await screen.findByLabelText<HTMLInputElement>(productFieldTexts.name)
    expect(name.value).toBe(stateTexts.copyOf('Chain whip'))
    expect(screen.getByLabelText<HTMLInputElement>(productFieldTexts.availableQuantity).value).toBe('0')
    await user.click(screen.getByRole('button', { name: stateTexts.saveDraft }))
    await waitFor(() => expect(heard.toasts).toEqual([`success: ${addProductTexts.added}`]))
    const [call] = shop.callsOf(addTool)
    expect(call?.body).toMatchObject({ name: 'Copy of Chain whip', availableQuantity: 0, draft: true })
    expect(call?.body).toMatchObject({ translations: { de: { shortDescription: 'Hält.' } } })
    expect(JSON.stringify(call?.body)).not.toContain('Kettenpeitsche')
    expect(call?.body).not.toHaveProperty('compareAtPrice')
    const link = await screen.findByRole('link', { name: stateTexts.openDraft })
    expect(link.getAttribute('href')).toContain('/manageproduct/t9')
  })

  test('adds the copy to the shop with the main button, and the focus moves to the first field', async () => {
    const { user } = open('/dashboard/addproduct?copy=whip')
    await user.click(await screen.findByRole('button', { name: addProductTexts.submit }))
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    expect(shop.callsOf(addTool)[0]?.body).not.toHaveProperty('draft')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Image')))
  })
})
