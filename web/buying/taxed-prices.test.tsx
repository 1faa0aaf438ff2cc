// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeliveryPrices } from '../../contract/shop/delivery-rates.ts'
import { dropSession, keepSession } from '../session/access-token/stored-session.ts'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { renderInShop } from '../testing/in-shop.tsx'
import { chooseCountry, DeliveryPricesContext, included } from './delivery-country.ts'
import { ownPriceTexts } from './own-price-texts.ts'
import { keepTaxFree } from './tax-free.ts'
import { useTaxedPrices } from './taxed-prices.ts'

const rate = (country: string, percent: number) => ({
  country,
  rate: percent,
  name: 'VAT',
  from: '2020-01-01',
})
const prices: DeliveryPrices = {
  ...included,
  zones: [
    { name: 'Near', countries: ['DE', 'AT'], by: 'amount', freeFrom: null, steps: [{ from: 0, fee: 5 }] },
  ],
  tax: {
    home: 'DE',
    oss: true,
    pricesInclude: true,
    abroad: 'gross',
    rates: [rate('DE', 19), rate('AT', 20)],
  },
}

beforeEach(() => {
  localStorage.clear()
  keepSession('a', { email: 'ada@example.com', name: 'Ada' })
})
afterEach(() => {
  cleanup()
  dropSession()
})

function Total() {
  const { taxed, note, netOf } = useTaxedPrices()
  return <p data-testid="total">{[taxed({ price: 119 }).price, note, netOf(100)].join(' | ')}</p>
}
const open = () =>
  renderInShop(
    new FakeShop(),
    [
      {
        path: '/',
        Component: () => (
          <DeliveryPricesContext value={prices}>
            <Total />
          </DeliveryPricesContext>
        ),
      },
    ],
    '/',
  )
const total = () => screen.getByTestId('total').textContent

test('A company sees what it pays without tax, from when the shop has said so, and at home the usual price', async () => {
  chooseCountry('AT')
  open()
  expect(total()).toMatch(/^119 \| incl\. 20 % VAT/)
  act(() => keepTaxFree('ada@example.com', ['AT']))
  expect(total()).toBe(`100 | ${ownPriceTexts.reverseCharge} | `)
  act(() => chooseCountry('DE'))
  expect(total()).toMatch(/^119 \| incl\. 19 % VAT/)
})

test('Another account of the browser sees the usual prices', () => {
  chooseCountry('AT')
  keepTaxFree('ada@example.com', ['AT'])
  keepSession('b', { email: 'bob@example.com', name: 'Bob' })
  open()
  expect(total()).toMatch(/^119 \| incl\. 20 % VAT/)
})
