// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cutOutPicture, getPictureForms } from '../../../contract/catalogue/picture-forms.ts'
import { changeTool } from '../../../contract/catalogue/tools.ts'
import { getTool } from '../../api/rows/catalogue.ts'
import { earlierDraftTexts } from '../../forms/texts.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubObjectUrls } from '../../testing/browser-stubs.ts'
import { freshUploads, uploads } from '../../testing/fake-picture-upload.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleTool } from '../../testing/sample-tool.ts'
import { ProductPage } from './product-page.tsx'
import { productFieldTexts, productTexts } from './texts.ts'

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  sessionStorage.clear()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  shop = new FakeShop()
  shop.answers(getTool, sampleTool())
  shop.answers(getPictureForms, {})
  shop.answers(changeTool, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = (extensions = ['changeTool']) =>
  renderInShop(
    shop,
    [{ path: '/dashboard/manageproduct/:toolId', Component: ProductPage }],
    '/dashboard/manageproduct/whip',
    { ...testSettings, extensions },
  )
const formOf = async (name: string) => within(await screen.findByRole('form', { name }))
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const sent = () => shop.callsOf(changeTool).map(({ params, body }) => ({ params, body }))
const toWhip = { params: { id: 'whip' } }

describe('Editing a product', () => {
  const edit = () => formOf(productTexts.editHeading)
  const save = async () => (await edit()).getByRole('button', { name: productTexts.save })

  test('starts with the stored values, except for the stock', async () => {
    open()
    const form = await edit()
    const value = (label: string) => form.getByLabelText<HTMLInputElement>(label).value
    expect(value(productFieldTexts.name)).toBe('Chain whip')
    expect(value(productFieldTexts.description)).toBe('Holds the cassette.')
    expect(value(productFieldTexts.minQuantity)).toBe('2')
    expect(value(productFieldTexts.price)).toBe('24.50')
    expect(form.queryByLabelText(productFieldTexts.availableQuantity)).toBeNull()
  })

  test('sends only the changed fields', async () => {
    const { user } = open()
    const price = (await edit()).getByLabelText(productFieldTexts.price)
    await user.clear(price)
    await user.type(price, '26')
    shop.answers(getTool, sampleTool({ price: 26 }))
    await user.click(await save())
    await waitFor(() => expect(heard.toasts).toEqual([`success: ${productTexts.saved('Chain whip')}`]))
    expect(sent()).toEqual([{ ...toWhip, body: { price: 26 } }])
  })

  test.each([
    ['elsewhere', ['changeTool'], []],
    ['where a chosen picture is uploaded at once', ['changeTool', cutOutPicture.id], [photo]],
  ])('says that unsaved changes from earlier are filled in, and discards them, %s', async (...given) => {
    const [, extensions, uploaded] = given
    const { user } = open(extensions)
    await user.type((await edit()).getByLabelText(productFieldTexts.name), ' X')
    expect(screen.queryByText(earlierDraftTexts.filledIn)).toBeNull()
    cleanup()
    open(extensions)
    const form = await edit()
    const name = form.getByLabelText<HTMLInputElement>(productFieldTexts.name)
    expect(name.value).toBe('Chain whip X')
    expect(form.getByText(earlierDraftTexts.filledIn)).toBeDefined()
    await user.upload(form.getByLabelText('Image'), photo)
    await user.click(form.getByRole('button', { name: earlierDraftTexts.discard }))
    expect(name.value).toBe('Chain whip')
    expect(screen.queryByText(earlierDraftTexts.filledIn)).toBeNull()
    expect(document.activeElement).toBe(form.getByLabelText('Image'))
    await user.click(await save())
    expect(await screen.findByText(productTexts.nothingChanged)).toBeDefined()
    expect([sent(), uploads.sent]).toEqual([[], uploaded])
  })

  test('keeps changes that others made meanwhile', async () => {
    const { user } = open()
    const name = (await edit()).getByLabelText(productFieldTexts.name)
    const restock = await formOf(productTexts.restockHeading)
    await user.type(restock.getByLabelText(productTexts.restockQuantity), '1,005')
    await user.type(restock.getByLabelText(productTexts.restockReason), 'Delivered')
    shop.answers(getTool, sampleTool({ price: 30, availableQuantity: 45 }))
    await user.click(restock.getByRole('button', { name: productTexts.restock }))
    await screen.findByText('45')
    expect(sent()[0]).toMatchObject({ body: { restock: { quantity: 1005 } } })
    await user.type(name, ' 2')
    await user.click(await save())
    await waitFor(() => expect(heard.toasts).toHaveLength(2))
    expect(sent()[1]).toEqual({ ...toWhip, body: { name: 'Chain whip 2' } })
  })

  test('uploads a new picture and sends its address', async () => {
    const { user } = open()
    await user.upload((await edit()).getByLabelText('Image'), photo)
    await user.click(await save())
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    expect(uploads.sent).toEqual([photo])
    expect(sent()).toEqual([{ ...toWhip, body: { img: '/images/new.webp' } }])
  })

  test('says so if there is nothing to save', async () => {
    const { user } = open()
    await user.click(await save())
    expect(await screen.findByText(productTexts.nothingChanged)).toBeDefined()
    expect(sent()).toEqual([])
  })

  test("shows the spec's message for each empty field", async () => {
    const { user } = open()
    for (const label of ['name', 'description', 'minQuantity', 'price'] as const)
      await user.clear((await edit()).getByLabelText(productFieldTexts[label]))
    await user.click(await save())
    expect(alerts()).toEqual([
      'Product Name is Required',
      'Description is Required',
      'quantity is Required',
      'price is Required',
    ])
  })

  test('shows the reason for a refusal and keeps the values', async () => {
    shop.refuses(changeTool, 'SMALLEST_ORDER_NOT_PAYABLE')
    const { user } = open()
    const price = (await edit()).getByLabelText<HTMLInputElement>(productFieldTexts.price)
    await user.clear(price)
    await user.type(price, '0.1')
    await user.click(await save())
    await waitFor(() => expect(alerts()).toEqual([refusal('SMALLEST_ORDER_NOT_PAYABLE').message]))
    expect(price.value).toBe('0.1')
  })
})

describe('Restocking a product', () => {
  const form = () => formOf(productTexts.restockHeading)
  const fillIn = async ({ user }: ReturnType<typeof open>, quantity: string, reason: string) => {
    const fields = await form()
    if (quantity) await user.type(fields.getByLabelText(productTexts.restockQuantity), quantity)
    if (reason) await user.type(fields.getByLabelText(productTexts.restockReason), reason)
  }
  const move = async ({ user }: ReturnType<typeof open>) =>
    user.click((await form()).getByRole('button', { name: productTexts.restock }))

  test('keeps a draft when the person leaves the page, and clears it once the stock has changed', async () => {
    await fillIn(open(), '-15', 'Broken in the store')
    cleanup()
    const env = open()
    const typed = async (label: string) => (await form()).getByLabelText<HTMLInputElement>(label).value
    expect(await typed(productTexts.restockQuantity)).toBe('-15')
    expect(await typed(productTexts.restockReason)).toBe('Broken in the store')
    await move(env)
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    expect(sent()).toMatchObject([{ body: { restock: { quantity: -15, reason: 'Broken in the store' } } }])
    await waitFor(() => expect(sessionStorage.length).toBe(0))
  })

  test('clears the draft if the person leaves the page before the response', async () => {
    const answered = Promise.withResolvers<unknown>()
    shop.answers(changeTool, () => answered.promise)
    const env = open()
    await fillIn(env, '-15', 'Broken in the store')
    await move(env)
    env.unmount()
    answered.resolve({ acknowledged: true, matchedCount: 1, modifiedCount: 1 })
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    open()
    for (const label of [productTexts.restockQuantity, productTexts.restockReason])
      expect((await form()).getByLabelText<HTMLInputElement>(label).value).toBe('')
  })

  test('changes the stock with a reason and shows the new stock', async () => {
    const env = open()
    await fillIn(env, '-15', 'Broken in the store')
    expect(screen.getByText(productTexts.after('25'))).toBeDefined()
    shop.answers(getTool, sampleTool({ availableQuantity: 25 }))
    await move(env)
    expect(await screen.findByText('25')).toBeDefined()
    expect(sent()).toEqual([
      { ...toWhip, body: { restock: { quantity: -15, reason: 'Broken in the store' } } },
    ])
    expect(heard.toasts).toEqual([`success: ${productTexts.restocked('−15', 'Chain whip')}`])
    const quantity = (await form()).getByLabelText<HTMLInputElement>(productTexts.restockQuantity)
    expect(quantity.value).toBe('')
  })

  test('requires a number and a reason', async () => {
    const env = open()
    await move(env)
    expect(alerts()).toEqual([productTexts.quantityRequired, productTexts.reasonRequired])
    await fillIn(env, '0', 'Count')
    await move(env)
    expect(alerts()).toEqual(['Enter a number other than 0.'])
    expect(sent()).toEqual([])
  })

  test('is refused below zero with the reason, and shows the current stock', async () => {
    shop.refuses(changeTool, 'STOCK_OUT_OF_RANGE')
    const env = open()
    await fillIn(env, '-39', 'Count')
    shop.answers(getTool, sampleTool({ availableQuantity: 38 }))
    await move(env)
    await waitFor(() => expect(alerts()).toEqual([refusal('STOCK_OUT_OF_RANGE').message]))
    expect(await screen.findByText('38')).toBeDefined()
    expect(heard.toasts).toEqual([])
  })
})

describe('The page of a product', () => {
  test('can be loaded again after a failure', async () => {
    shop.refuses(getTool, 'BUSY')
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain(productTexts.notLoaded)
    shop.answers(getTool, sampleTool())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Chain whip' })).toBeDefined()
  })

  test('shows that another backend cannot change products, and sends no request', () => {
    open([])
    expect(screen.getByText(productTexts.notOffered)).toBeDefined()
    expect(shop.calls).toEqual([])
  })
})
