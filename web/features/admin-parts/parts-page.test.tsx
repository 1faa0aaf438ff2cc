// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addItem, changeItem, deleteItem } from '../../../contract/managed-items.ts'
import { listParts, type Part } from '../../api/rows/products.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubDialogs, stubObjectUrls } from '../../testing/browser-stubs.ts'
import { freshUploads } from '../../testing/fake-picture-upload.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { PartsPage } from './parts-page.tsx'
import { partTexts } from './texts.ts'

const hub: Part = { _id: 'hub', img: '/pictures/hub.webp', name: 'Rear hub', price: 64.5, category: 'Hubs' }
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
  shop.answers(listParts, [hub])
  shop.answers(addItem, { acknowledged: true, insertedId: 'new' })
  shop.answers(changeItem, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(deleteItem, { acknowledged: true, deletedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = (extensions = ['listItems', 'addItem', 'changeItem', 'deleteItem']) =>
  renderInShop(shop, [{ path: '/dashboard/parts', Component: PartsPage }], '/dashboard/parts', {
    ...testSettings,
    extensions,
  })
const row = async () => within(await screen.findByRole('row', { name: /^Rear hub/ }))

describe('Parts', () => {
  test('are added with a picture, a name and a price', async () => {
    const { user } = open()
    await row()
    await user.click(screen.getByRole('button', { name: partTexts.add }))
    const form = within(screen.getByRole('form', { name: partTexts.addHeading }))
    await user.click(form.getByRole('button', { name: partTexts.save }))
    expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Image is Required',
      'Product Name is Required',
      'price is Required',
    ])
    await user.upload(form.getByLabelText('Image'), photo)
    await user.type(form.getByLabelText(partTexts.name), 'Front hub')
    await user.type(form.getByLabelText(partTexts.price), '59.9')
    await user.click(form.getByRole('button', { name: partTexts.save }))
    await waitFor(() => expect(heard.toasts).toEqual([`success: ${partTexts.added('Front hub')}`]))
    expect(shop.callsOf(addItem)[0]?.body).toMatchObject({
      ...{ img: '/images/new.webp', name: 'Front hub', price: 59.9, category: null },
    })
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('are changed by what differs; a refusal keeps the typed values', async () => {
    shop.refuses(changeItem, 'BUSY')
    const { user } = open()
    await user.click((await row()).getByRole('button', { name: /^Edit/ }))
    const form = within(screen.getByRole('form', { name: partTexts.editHeading('Rear hub') }))
    const price = form.getByLabelText<HTMLInputElement>(partTexts.price)
    await user.clear(price)
    await user.type(price, '70')
    await user.clear(form.getByLabelText(partTexts.category))
    await user.click(form.getByRole('button', { name: partTexts.save }))
    expect((await form.findByRole('alert')).textContent).toBe(refusal('BUSY').message)
    expect(price.value).toBe('70')
    shop.answers(changeItem, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
    await user.click(form.getByRole('button', { name: partTexts.save }))
    await waitFor(() => expect(heard.toasts).toEqual([`success: ${partTexts.saved('Rear hub')}`]))
    expect(shop.callsOf(changeItem)[1]?.body).toEqual({ price: 70, category: null })
  })

  test('are deleted after a question', async () => {
    const { user } = open()
    await user.click((await row()).getByRole('button', { name: /^Delete/ }))
    await user.click(screen.getByRole('button', { name: partTexts.confirmYes }))
    await waitFor(() => expect(heard.toasts).toEqual([`success: ${partTexts.deleted('Rear hub')}`]))
    expect(shop.callsOf(deleteItem)[0]?.params).toEqual({ id: 'hub' })
  })

  test('of another backend cannot be edited, and no request is sent', () => {
    open([])
    expect(screen.getByText(partTexts.notOffered)).toBeDefined()
    expect(shop.calls).toEqual([])
  })
})
