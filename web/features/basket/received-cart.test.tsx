// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { viewCart } from '../../../contract/agents/carts.ts'
import { getTool } from '../../api/rows/catalogue.ts'
import { readBasket, writeBasket } from '../../buying/basket.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleTool } from '../../testing/sample-tool.ts'
import { BasketPage } from './basket-page.tsx'
import { loadBasket, type ReceivedCart } from './load-basket.ts'
import { receivedTexts as texts } from './received-texts.ts'

const settings = { ...testSettings, extensions: ['bookTogether', 'viewCart'] }
const whip = { Id: 'whip', quantity: 3, name: 'Chain whip', price: 5, changes: [] }
const dearer = 'Chain whip: the price has changed.'
const cart: ReceivedCart = {
  id: 'c1',
  lines: [
    { ...whip, changes: [{ code: 'price', message: dearer }] },
    { Id: 'vice', quantity: 1, name: 'Axle vice', price: 10, changes: [] },
  ],
}

let shop: FakeShop
beforeEach(() => {
  localStorage.clear()
  shop = new FakeShop()
  shop.answers(getTool, ({ params }: { params: { id: string } }) => sampleTool({ _id: params.id }))
})
afterEach(cleanup)

const open = (received: ReceivedCart | null = cart) =>
  renderInShop(
    shop,
    [{ path: '/basket', Component: () => <BasketPage data={received} /> }],
    '/basket?cart=c1&code=CLUB10',
    settings,
  )
const quantities = () => readBasket().map(({ id, quantity }) => [id, quantity])
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('An empty basket gets the lines at once, and the page names each one that has changed', async () => {
  const { router } = open()
  await screen.findByText(texts.inBasket)
  expect(screen.getByText(dearer).tagName).toBe('LI')
  expect(quantities()).toEqual([
    ['whip', 3],
    ['vice', 1],
  ])
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('A basket with lines stays until the person has chosen to keep both; the larger quantity counts', async () => {
  writeBasket([
    { id: 'whip', name: 'Chain whip', quantity: 5 },
    { id: 'pump', name: 'Pump', quantity: 2 },
  ])
  const { router } = open()
  await screen.findByText(texts.chooseMany('2'))
  expect(screen.getByText('3 × Chain whip')).toBeDefined()
  expect(quantities()).toEqual([
    ['whip', 5],
    ['pump', 2],
  ])
  await press(texts.add)
  expect(quantities()).toEqual([
    ['whip', 5],
    ['pump', 2],
    ['vice', 1],
  ])
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('The person can replace the basket, or leave it as it is', async () => {
  writeBasket([{ id: 'pump', name: 'Pump', quantity: 2 }])
  open()
  await screen.findByText(texts.chooseOne)
  await press(texts.leave)
  await screen.findByText(texts.left)
  expect(quantities()).toEqual([['pump', 2]])
  cleanup()
  open()
  await screen.findByText(texts.chooseOne)
  await press(texts.replace)
  expect(quantities()).toEqual([
    ['whip', 3],
    ['vice', 1],
  ])
})

test('Opening the same cart again changes nothing', async () => {
  open()
  await screen.findByText(texts.inBasket)
  cleanup()
  open()
  await screen.findByText(texts.inBasket)
  expect(quantities()).toEqual([
    ['whip', 3],
    ['vice', 1],
  ])
})

const loading = (extensions: readonly string[]) => ({
  query: new URLSearchParams({ cart: 'c1' }),
  settings: { ...settings, extensions },
  signal: AbortSignal.timeout(5_000),
})

test('A cart that is gone leaves the basket usable, and the page says what to do', async () => {
  shop.answers(viewCart, () => {
    throw refusal('CART_NOT_FOUND')
  })
  const received = await loadBasket(shop.api, loading(settings.extensions))
  open(received)
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('not there'))
  expect(quantities()).toEqual([])
})

test('A backend without carts has a basket all the same', async () => {
  expect(await loadBasket(shop.api, loading(['bookTogether']))).toEqual({
    id: 'c1',
    problem: texts.unreadable,
  })
})

test('A shop whose prices depend on the country keeps no price of the program, which had another tax', async () => {
  const tax = { name: 'VAT', rate: 19, isIncluded: false }
  renderInShop(shop, [{ path: '/basket', Component: () => <BasketPage data={cart} /> }], '/basket?cart=c1', {
    ...settings,
    shop: { ...settings.shop, tax },
  })
  await screen.findByText(texts.inBasket)
  expect(readBasket().map(({ price }) => price)).toEqual([undefined, undefined])
})
