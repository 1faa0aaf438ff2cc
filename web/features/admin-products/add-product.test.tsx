// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cutOutPicture } from '../../../contract/catalogue/picture-forms.ts'
import { addTool } from '../../../contract/catalogue/tools.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubObjectUrls } from '../../testing/browser-stubs.ts'
import { freshUploads, uploads } from '../../testing/fake-picture-upload.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, submitTwiceAtOnce, testSettings } from '../../testing/in-shop.tsx'
import { problems } from '../../texts/problems.ts'
import { AddProductPage } from './add-product-page.tsx'
import { addProductTexts, priceTexts, productFieldTexts } from './texts.ts'

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  sessionStorage.clear()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  shop = new FakeShop()
  shop.answers(addTool, { acknowledged: true, insertedId: 't9' })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = (extensions = testSettings.extensions) =>
  renderInShop(
    shop,
    [{ path: '/dashboard/addproduct', Component: AddProductPage }],
    '/dashboard/addproduct',
    { ...testSettings, extensions },
  )
const typed = {
  name: ' Chain whip ',
  description: 'Holds the cassette.',
  minQuantity: '2',
  availableQuantity: '40',
  price: '24.50',
} as const
type Field = keyof typeof typed
const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(productFieldTexts[name])
const image = () => screen.getByLabelText<HTMLInputElement>('Image')
const names = Object.keys(typed) as Field[]
const texts = () => names.map((name) => field(name).value)
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const submit = () => userEvent.click(screen.getByRole('button', { name: addProductTexts.submit }))

async function fillIn(changed: Partial<Record<Field, string>> = {}): Promise<void> {
  await userEvent.upload(image(), photo)
  for (const [name, text] of Object.entries({ ...typed, ...changed }))
    await userEvent.type(field(name as Field), text)
}

describe('Add Product', () => {
  test('uses the field names of the spec', () => {
    open()
    expect([image(), ...names.map(field)].map(({ name }) => name)).toEqual([
      'image',
      'name',
      'description',
      'minQuantity',
      'availableQuantity',
      'price',
    ])
    expect(screen.getByRole('button', { name: addProductTexts.submit }).getAttribute('type')).toBe('submit')
  })

  test("shows the spec's messages for required fields if the form is empty", async () => {
    open()
    await submit()
    expect(alerts()).toEqual([
      'Image is Required',
      'Product Name is Required',
      'Description is Required',
      'quantity is Required',
      'quantity is Required',
      'price is Required',
    ])
    expect(shop.calls).toEqual([])
    expect(uploads.sent).toEqual([])
  })

  test.each([
    ['minQuantity', '0', 'At least 1.'],
    ['minQuantity', '1.5', 'Enter a whole number.'],
    ['minQuantity', '1,5', 'Enter a whole number.'],
    ['availableQuantity', 'many', 'Enter a number.'],
    ['price', '9,999', 'Write 9999 or 10.00: it is not clear which is meant.'],
    ['price', '0', 'At least 0.01.'],
    ['price', '9.9999', 'Use at most two decimals.'],
  ] as const)('%s shows the error of %s before anything is sent', async (name, text, message) => {
    open()
    await fillIn({ [name]: text })
    await userEvent.clear(field(name))
    await userEvent.type(field(name), text)
    await submit()
    expect(alerts()).toEqual([message])
    expect(shop.calls).toEqual([])
  })

  test('uploads the picture first, sends numbers as numbers, confirms, and opens the new product', async () => {
    open()
    await fillIn({ minQuantity: '1,000', availableQuantity: '40,000' })
    await submit()
    await waitFor(() => expect(heard.toasts).toEqual(['success: Product Added Successfully']))
    expect(uploads.sent).toEqual([photo])
    expect(shop.callsOf(addTool)[0]?.body).toEqual({
      img: '/images/new.webp',
      name: 'Chain whip',
      shortDescription: 'Holds the cassette.',
      minOrderQuantity: 1000,
      availableQuantity: 40_000,
      price: 24.5,
    })
    expect(texts()).toEqual(['', '', '', '', ''])
    expect(document.querySelector('.image-preview img')).toBeNull()
    // The form is ready for the next product: its first field has the focus.
    expect(document.activeElement).toBe(document.querySelector('form input'))
    expect(screen.getByText(/Chain whip is in the shop/)).toBeDefined()
    expect(screen.getByRole('link', { name: addProductTexts.look }).getAttribute('href')).toBe('/tool/t9')
  })

  test('warns that fewer pieces than the minimum order cannot be booked, but adds the product', async () => {
    open()
    await fillIn({ minQuantity: '10', availableQuantity: '3' })
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said()).toContain('3 in stock, the minimum order is 10: nobody can book it yet.')
    await userEvent.type(field('availableQuantity'), '0')
    expect(said().join('')).toBe('')
    await userEvent.clear(field('availableQuantity'))
    await userEvent.type(field('availableQuantity'), '3')
    await submit()
    await waitFor(() => expect(shop.callsOf(addTool)).toHaveLength(1))
  })

  test('has no earlier price, and no section that promises one', async () => {
    renderInShop(
      shop,
      [{ path: '/dashboard/addproduct', Component: AddProductPage }],
      '/dashboard/addproduct',
      { ...testSettings, extensions: ['changeTool'] },
    )
    expect(screen.getByText(priceTexts.byQuantity, { selector: 'summary' })).toBeDefined()
    expect(screen.queryByText(priceTexts.prices)).toBeNull()
    expect(screen.queryByLabelText(priceTexts.compareAtPrice)).toBeNull()
  })

  test('reports a refusal and keeps all values', async () => {
    shop.refuses(addTool, 'SMALLEST_ORDER_NOT_PAYABLE')
    open()
    await fillIn()
    await submit()
    await waitFor(() => expect(heard.toasts).toEqual(['error: Faild to add the product']))
    expect(alerts()).toEqual([refusal('SMALLEST_ORDER_NOT_PAYABLE').message])
    expect(texts()).toEqual(Object.values(typed))
    expect(image().files).toHaveLength(1)
  })

  test('shows a field error of the server at its field', async () => {
    shop.answers(addTool, () => {
      throw refusal('INPUT_INVALID', { minOrderQuantity: 'At most 7.' })
    })
    open()
    await fillIn()
    await submit()
    await waitFor(() => expect(alerts()).toEqual(['At most 7.']))
    expect(field('minQuantity').getAttribute('aria-invalid')).toBe('true')
  })

  test('uploads the picture only once if the submit is repeated after a network error', async () => {
    shop.answers(addTool, () => {
      throw noAnswer()
    })
    open()
    await fillIn()
    await submit()
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    shop.answers(addTool, { insertedId: 't9' })
    await submit()
    await waitFor(() => expect(heard.toasts[1]).toBe('success: Product Added Successfully'))
    expect(uploads.sent).toEqual([photo])
  })

  test('submits nothing after a failed upload; only the field shows the error, and takes the focus', async () => {
    uploads.answer = async () => {
      throw refusal('IMAGE_DAMAGED')
    }
    open()
    await fillIn()
    await submit()
    await waitFor(() => expect(alerts()[0]).toContain(refusal('IMAGE_DAMAGED').message))
    expect(document.activeElement).toBe(image())
    expect(shop.calls).toEqual([])
    expect(heard.toasts).toEqual([])
    expect(texts()).toEqual(Object.values(typed))
    // The same is true when the next attempt fails.
    await submit()
    await waitFor(() => expect(uploads.sent).toHaveLength(2))
    await waitFor(() => expect(document.activeElement).toBe(image()))
  })

  test('uploads a chosen picture at once if the shop makes cut-outs, and shows a failure at the field', async () => {
    uploads.answer = async () => {
      throw refusal('IMAGE_DAMAGED')
    }
    open([cutOutPicture.id])
    await fillIn()
    expect(uploads.sent).toEqual([photo])
    expect(alerts()).toEqual([expect.stringContaining(refusal('IMAGE_DAMAGED').message)])
    // The failed upload did not take the focus from the field in use.
    expect(document.activeElement).toBe(field('price'))
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(image()))
    expect(uploads.sent).toHaveLength(2)
    freshUploads()
    await userEvent.click(screen.getByRole('button', { name: problems.tryAgain }))
    await waitFor(() => expect(heard.toasts).toEqual(['success: Product Added Successfully']))
    expect([uploads.sent, shop.callsOf(addTool)]).toEqual([[photo], [expect.anything()]])
  })

  test('repeats a failed early upload alone, without submitting the form', async () => {
    uploads.answer = async () => {
      throw refusal('IMAGE_DAMAGED')
    }
    open([cutOutPicture.id])
    await fillIn()
    freshUploads()
    await userEvent.click(screen.getByRole('button', { name: problems.tryAgain }))
    expect([uploads.sent, alerts(), shop.callsOf(addTool)]).toEqual([[photo], [], []])
    await submit()
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    expect(uploads.sent).toEqual([photo])
  })

  test('sends one request for several concurrent submits', async () => {
    open()
    await fillIn()
    submitTwiceAtOnce()
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    expect(shop.callsOf(addTool)).toHaveLength(1)
  })

  test('clears the draft if the person leaves the page before the response', async () => {
    const answered = Promise.withResolvers<unknown>()
    shop.answers(addTool, () => answered.promise)
    open()
    await fillIn()
    await submit()
    cleanup()
    answered.resolve({ acknowledged: true, insertedId: 't9' })
    await waitFor(() => expect(heard.toasts).toEqual(['success: Product Added Successfully']))
    open()
    expect(texts()).toEqual(['', '', '', '', ''])
    expect(document.querySelector('.image-preview img')).toBeNull()
  })

  test('keeps the draft across a reload, and clears it once it is sent', async () => {
    open()
    await fillIn()
    cleanup()
    open()
    expect(texts()).toEqual(Object.values(typed))
    await userEvent.upload(image(), photo)
    await submit()
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    cleanup()
    open()
    expect(texts()).toEqual(['', '', '', '', ''])
  })
})
