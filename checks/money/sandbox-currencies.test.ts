import { expect, test } from 'vitest'
import { currencyCodes, paymentLimits } from '../../contract/shop/currencies.ts'
import { canBePaid } from '../../domain/orders/booking-rules.ts'
import { smallestCharge } from '../../sandbox/cards/objects/currencies.ts'
import { chargeable, knownCurrency } from '../../sandbox/cards/objects/money.ts'

/** Currencies with their own row in the provider's table; the others are converted. */
const published =
  'AED AUD BGN BRL CAD CHF CZK DKK EUR GBP HKD HUF INR MXN MYR NOK NZD PLN RON SEK SGD THB USD'.split(' ')

test('The sandbox charges every currency of a shop, with the same smallest amounts as the shop', () => {
  const tooSmall = currencyCodes.filter((code) => {
    const currency = knownCurrency(code)
    const { least, most } = paymentLimits(code)
    return chargeable(least, currency) !== least || chargeable(most, currency) !== most
  })
  expect(tooSmall).toEqual([])
})

test('The shop and the sandbox list the smallest charges that the provider publishes', () => {
  const differing = published.filter(
    (code) => paymentLimits(code).least !== smallestCharge(code.toLowerCase()),
  )
  expect(differing).toEqual([])
})

test.each(published)('An order below the smallest charge in %s is never booked', (code) => {
  const limits = paymentLimits(code)
  expect(canBePaid(limits.least - 1, limits)).toBe(false)
  expect(() => chargeable(limits.least - 1, code.toLowerCase())).toThrow('Amount must be at least')
})
