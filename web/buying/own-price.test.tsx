// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quoteOwnPrices } from '../../contract/prices/own-prices.ts'
import { dropSession, keepSession } from '../session/access-token/stored-session.ts'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../testing/in-shop.tsx'
import { OwnPrice } from './own-price.tsx'
import { withOwnPrices } from './use-own-prices.ts'

const piece = (price: number) => ({ price, net: price - 2, gross: price })
const whip = {
  Id: 'whip',
  unit: piece(18),
  public: piece(20),
  isOwn: true,
  steps: [
    { from: 1, ...piece(18) },
    { from: 10, ...piece(16) },
  ],
}
const hub = { Id: 'hub', unit: piece(9), public: piece(9), isOwn: false, steps: [{ from: 1, ...piece(9) }] }
const answer = { hasOwn: true, showsNet: false, company: 'Radwerk', prices: [whip, hub] }

let shop: FakeShop
let account = 0
beforeEach(() => {
  localStorage.clear()
  dropSession()
  shop = new FakeShop()
  shop.answers(quoteOwnPrices, answer)
})
afterEach(cleanup)

function Page() {
  return (
    <>
      <p data-testid="whip">
        <OwnPrice id="whip" />
      </p>
      <p data-testid="hub">
        <OwnPrice id="hub" />
      </p>
    </>
  )
}

const open = (extensions: readonly string[] = ['quoteOwnPrices']) =>
  act(() => renderInShop(shop, [{ path: '/', Component: Page }], '/', { ...testSettings, extensions }))

/** Each test has its own account, because answers are kept for a while. */
function signIn(): void {
  account += 1
  keepSession('a', { email: `ada-${account}@example.com`, name: 'Ada' })
}
const text = (id: string) => screen.getByTestId(id).textContent

test('Visitors see nothing and ask nothing', async () => {
  await open()
  expect(text('whip')).toBe('')
  expect(shop.callsOf(quoteOwnPrices)).toEqual([])
})

test('Another backend without own prices shows nothing', async () => {
  signIn()
  await open([])
  expect(text('whip')).toBe('')
  expect(shop.callsOf(quoteOwnPrices)).toEqual([])
})

test('All parts of a page ask once; a product with the public price shows nothing', async () => {
  signIn()
  await open()
  await waitFor(() => expect(text('whip')).toContain('Yours: $18.00'))
  expect(text('whip')).toContain('$16.00 from 10')
  expect(text('hub')).toBe('')
  expect(shop.callsOf(quoteOwnPrices)).toMatchObject([{ body: { lines: [{ Id: 'whip' }, { Id: 'hub' }] } }])
})

test('A company that wants net prices sees them first, also where the price is public', async () => {
  signIn()
  shop.answers(quoteOwnPrices, { ...answer, showsNet: true })
  await open()
  await waitFor(() => expect(text('whip')).toContain('Yours: $16.00 net $18.00 with tax $14.00 net from 10'))
  expect(text('hub')).toContain('$7.00 net $9.00 with tax')
})

test('Later pages keep as many lines free as an own price has', async () => {
  signIn()
  await open()
  await waitFor(() => expect(localStorage.getItem('ownPrices')).toBe('2 steps'))
  expect(document.documentElement.dataset.own).toBe('2 steps')
  cleanup()
  signIn()
  shop.answers(quoteOwnPrices, { ...answer, showsNet: true })
  await open()
  await waitFor(() => expect(document.documentElement.dataset.own).toBe('3 steps'))
})

test('An account without own prices is not asked about again, and keeps no place free', async () => {
  signIn()
  localStorage.setItem('ownPrices', '1')
  shop.answers(quoteOwnPrices, { hasOwn: false, showsNet: false, prices: [] })
  await open()
  await waitFor(() => expect(localStorage.getItem('ownPrices')).toBeNull())
  cleanup()
  await open()
  await vi.waitFor(() => expect(text('whip')).toBe(''))
  expect(shop.callsOf(quoteOwnPrices)).toHaveLength(1)
})

test('A failed call leaves the public price', async () => {
  signIn()
  shop.refuses(quoteOwnPrices, 'RATE_LIMITED')
  await open()
  await waitFor(() => expect(shop.callsOf(quoteOwnPrices)).toHaveLength(1))
  expect(text('whip')).toBe('')
})

test('A product gets the own steps instead of the public prices, if one is lower', () => {
  const product = { price: 20, priceBreaks: [{ from: 5, price: 19 }] }
  expect(withOwnPrices(product, whip)).toEqual({ price: 18, priceBreaks: [{ from: 10, price: 16 }] })
  expect(withOwnPrices(product, hub)).toBe(product)
  expect(withOwnPrices(product, undefined)).toBe(product)
})
