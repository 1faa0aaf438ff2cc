// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { quoteOwnPrices } from '../../../contract/prices/own-prices.ts'
import { getTool } from '../../api/rows/catalogue.ts'
import { writeBasket } from '../../buying/basket.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleTool } from '../../testing/sample-tool.ts'
import { BasketPage } from './basket-page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('The basket shows the public price beside a lower one of the account', async () => {
  keepSession('token', { email: 'workshop@example.com', name: 'Ada' })
  const shop = new FakeShop()
  shop.answers(getTool, sampleTool())
  const price = (amount: number) => ({ price: amount, net: amount, gross: amount })
  shop.answers(quoteOwnPrices, {
    hasOwn: true,
    showsNet: false,
    prices: [
      {
        Id: 'whip',
        unit: price(22),
        public: price(24.5),
        isOwn: true,
        steps: [
          { from: 1, ...price(22) },
          { from: 10, ...price(20) },
        ],
      },
    ],
  })
  writeBasket([{ id: 'whip', quantity: 10, name: 'Chain whip' }])
  const Page = () => <BasketPage data={null} />
  renderInShop(shop, [{ path: '/basket', Component: Page }], '/basket', {
    ...testSettings,
    extensions: ['bookTogether', 'quoteOwnPrices'],
  })
  const shown = () => document.querySelector('.basket-line-price')?.textContent
  await waitFor(() => expect(shown()).toBe('$200.00$20.00 eachPublic price $24.50'))
})
