// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../testing/in-shop.tsx'
import { mostBasketLines, readBasket, writeBasket } from './basket.ts'
import { basketKey } from './basket-changes.ts'
import { PutInButton } from './put-in-button.tsx'

const product = { _id: 'whip', name: 'Chain whip', price: 24.5, minOrderQuantity: 2 }
const offering: typeof testSettings = { ...testSettings, extensions: ['bookTogether'] }
let toastLog: ReturnType<typeof listenForToasts>
beforeEach(() => {
  localStorage.clear()
  toastLog = listenForToasts()
})
afterEach(() => {
  toastLog.stop()
  cleanup()
})

function show(settings = offering, quantity?: () => number | undefined) {
  const Component = () => <PutInButton product={product} {...(quantity && { quantity })} />
  return renderInShop(new FakeShop(), [{ path: '/', Component }], '/', settings)
}
const button = () => screen.getByRole('button', { name: 'Add to basket Chain whip' })

test('One press adds the minimum order to the basket, and says so', async () => {
  const { user } = show()
  await user.click(button())
  await waitFor(() => expect(toastLog.toasts).toHaveLength(1))
  expect(readBasket()).toEqual([{ id: 'whip', name: 'Chain whip', price: 24.5, quantity: 2 }])
  expect(toastLog.toasts).toEqual(['success: 2 × Chain whip added to your basket.'])
})

test('The added quantity is that at the time of the press', async () => {
  const { user } = show(offering, () => 7)
  await user.click(button())
  await user.click(button())
  await waitFor(() => expect(readBasket()[0]?.quantity).toBe(14))
})

test('A press changes the basket before any further code loads, so that leaving the page does not lose it', async () => {
  writeBasket([{ id: 'vice', name: 'Vice', quantity: 1 }])
  show()
  act(() => button().click())
  act(() => button().click())
  const lines = [
    { id: 'vice', name: 'Vice', quantity: 1 },
    { id: 'whip', name: 'Chain whip', price: 24.5, quantity: 4 },
  ]
  expect(readBasket()).toEqual(lines)
  // The code that loads later does not add the product a second time.
  await waitFor(() => expect(toastLog.toasts).toHaveLength(2))
  expect(readBasket()).toEqual(lines)
  expect(JSON.parse(localStorage.getItem(basketKey) ?? '')).toEqual(lines)
})

test('Foreign data in the storage does not prevent a press', async () => {
  localStorage.setItem(basketKey, '{"id":1}')
  const { user } = show()
  await user.click(button())
  expect(readBasket()).toMatchObject([{ id: 'whip', quantity: 2 }])
})

test('A full basket says so and accepts nothing', async () => {
  writeBasket(
    Array.from({ length: mostBasketLines }, (_, place) => ({ id: `t${place}`, name: 'T', quantity: 1 })),
  )
  const { user } = show()
  await user.click(button())
  await waitFor(() => expect(toastLog.toasts).toHaveLength(1))
  expect(readBasket()).toHaveLength(mostBasketLines)
  expect(toastLog.toasts).toEqual([
    'error: Your basket is full: it holds 200 lines. Book or remove some first.',
  ])
})

test('With another backend there is no basket, and no button', () => {
  show(testSettings)
  expect(screen.queryByRole('button')).toBeNull()
})
