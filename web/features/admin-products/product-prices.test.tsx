// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeTool } from '../../../contract/catalogue/tools.ts'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { getTool } from '../../api/rows/catalogue.ts'
import { getProduct } from '../../api/rows/products.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleTool } from '../../testing/sample-tool.ts'
import { ProductPage } from './product-page.tsx'
import { onSaleTexts, productFieldTexts, productTexts, priceTexts as texts } from './texts.ts'

let shop: FakeShop
beforeEach(() => {
  sessionStorage.clear()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  shop = new FakeShop()
  const priceBreaks = [{ from: 10, price: 22.5 }]
  shop.answers(getTool, { ...sampleTool(), priceBreaks, compareAtPrice: 29, lowestPrice30Days: 28 })
  shop.answers(changeTool, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
})
afterEach(cleanup)

const edit = async (shopOnPages = testSettings.shop, extensions: readonly string[] = ['changeTool']) => {
  const { user } = renderInShop(
    shop,
    [{ path: '/dashboard/manageproduct/:toolId', Component: ProductPage }],
    '/dashboard/manageproduct/whip',
    { ...testSettings, extensions: [...extensions], shop: shopOnPages },
  )
  const form = within(await screen.findByRole('form', { name: productTexts.editHeading }))
  const type = async (field: HTMLElement | undefined, text: string) => {
    if (!field) throw new Error('There is no such field')
    await user.clear(field)
    await user.type(field, text)
  }
  const save = () => user.click(form.getByRole('button', { name: productTexts.save }))
  const inputs = (label: string) => form.getAllByLabelText<HTMLInputElement>(label)
  return { user, form, type, save, inputs }
}
const sent = () => shop.callsOf(changeTool).map(({ body }) => body)
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('The form shows prices by quantity and the earlier price, and sends only changed values', async () => {
  const { user, form, type, save, inputs } = await edit()
  expect(inputs(texts.from)[0]?.value).toBe('10')
  expect(inputs(texts.price)[0]?.value).toBe('22.50')
  await user.click(form.getByRole('button', { name: texts.add }))
  await type(inputs(texts.from)[1], '50')
  await type(inputs(texts.price)[1], '20')
  await save()
  const priceBreaks = [
    { from: 10, price: 22.5 },
    { from: 50, price: 20 },
  ]
  await waitFor(() => expect(sent()).toEqual([{ priceBreaks }]))
})

test('A German shop shows and accepts 19,90, and asks what 1.234 means', async () => {
  const writing = deriveWriting('de-DE', 'EUR')
  const money = { writing, timeZone: 'UTC', locale: 'de-DE', currency: 'EUR' }
  const { form, type, save, inputs } = await edit({ ...testSettings.shop, money })
  expect(inputs(texts.price)[0]?.value).toBe('22,50')
  const price = form.getByLabelText<HTMLInputElement>(productFieldTexts.price)
  await type(price, '1.234')
  await save()
  expect(alerts()).toContain('Write 1234 or 1,23: it is not clear which is meant.')
  expect([price.value, sent()]).toEqual(['1.234', []])
  await type(price, '27,90')
  await type(inputs(texts.price)[0], '19,90 €')
  await type(form.getByLabelText(productFieldTexts.minQuantity), '1.000')
  await save()
  const priceBreaks = [{ from: 10, price: 19.9 }]
  await waitFor(() => expect(sent()).toEqual([{ minOrderQuantity: 1000, price: 27.9, priceBreaks }]))
})

test('Emptied prices are removed', async () => {
  const { user, form, save } = await edit()
  await user.click(form.getByRole('button', { name: `${texts.remove} ${texts.row(1)}` }))
  await user.clear(form.getByLabelText(texts.compareAtPrice))
  await save()
  await waitFor(() => expect(sent()).toEqual([{ priceBreaks: null, compareAtPrice: null }]))
})

test.each([
  ['1', '20', 'At least 2 pieces.'],
  ['9', '20', 'Enter more than 10 pieces: the row before has them.'],
  ['50', '22.50', 'Enter less than 22.50, the price of the row before.'],
  ['1,000', '22.50', 'Enter less than 22.50, the price of the row before.'],
  ['50', '1,234', 'Write 1234 or 1.23: it is not clear which is meant.'],
  ['50', '', 'Enter a number.'],
])('From %j pieces for %j each is refused before anything is sent: %s', async (from, price, message) => {
  const { user, form, type, save, inputs } = await edit()
  await user.click(form.getByRole('button', { name: texts.add }))
  await type(inputs(texts.from)[1], from)
  if (price) await type(inputs(texts.price)[1], price)
  await save()
  expect(alerts()).toContain(message)
  expect(sent()).toEqual([])
})

test('A refusal of the server opens the section and appears at its field', async () => {
  shop.answers(changeTool, () => {
    throw refusal('EARLIER_PRICE_NOT_ASKED', { compareAtPrice: 'It cost $28.00.' })
  })
  const { form, type, save } = await edit()
  await type(form.getByLabelText(texts.compareAtPrice), '31')
  await save()
  await waitFor(() => expect(alerts()).toEqual(['It cost $28.00.']))
  expect(form.getByLabelText(texts.compareAtPrice).closest('details')?.open).toBe(true)
})

test('The form of a product on sale shows and changes its regular prices, and says the price of the sale', async () => {
  const regularPrices = { price: 30, priceBreaks: [{ from: 10, price: 25 }] }
  const sale = { saleName: 'Winter sale', saleStartsAt: 1, saleEndsAt: Date.parse('2026-11-30T05:00Z') }
  const version = { version: 3, state: 'shown', stocked: true }
  const answer = { ...sampleTool(), price: 25.5, ...sale, regularPrices, ...version }
  shop.answers(getProduct, getProduct.read(answer, { leftOut: 0, fields: new Set() }))
  const { form, type, save, inputs } = await edit(testSettings.shop, ['changeTool', 'getProduct'])
  expect(inputs(productFieldTexts.price)[0]?.value).toBe('30.00')
  expect(inputs(texts.price)[0]?.value).toBe('25.00')
  expect(form.getByText(onSaleTexts.lowers('Winter sale', '$25.50'))).toBeDefined()
  expect(form.getByText(/^On sale until/).textContent).toBe('On sale until Nov 29, 2026')
  await type(inputs(productFieldTexts.price)[0], '32')
  await save()
  await waitFor(() => expect(sent()).toEqual([{ price: 32, version: 3 }]))
})
