import { secretKeyOf } from '../../e2e/support/card-provider.ts'
import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { LongRun } from '../long-run.ts'
import { type CustomerByApi, signUp, toolsOf } from './customer-by-api.ts'

const tries = 500
/** One payment takes no more tries at the sandbox. */
const triesOfAPayment = 30
const orders = 5

/**
 * Tries 500 cards that are declined. With the provider's secret key, because that one is not limited: real cards are
 * confirmed between browser and provider, where no limit of the shop counts.
 */
export const cardTesting: LongRun = {
  name: 'card-testing',
  about: 'One account tries 500 cards that are declined, at the normal limits.',
  async run() {
    const shop = await startShop({ RATE_LIMIT_FACTOR: '1' })
    try {
      const customer = await signUp(shop, 'tester@example.com')
      const begun = performance.now()
      const { asked, opened, refusal } = await tryCards(shop, customer)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      return [
        {
          what: `declines at the bank, of ${tries} tries through ${opened} payments in ${seconds} s`,
          value: String(asked),
          bar: 'under 30',
          holds: asked < 30,
        },
        {
          what: 'what the shop said in the end',
          value: refusal || 'nothing',
          bar: 'a refusal in words',
          holds: refusal !== '',
        },
      ]
    } finally {
      await shop.stop()
    }
  },
}

async function tryCards(shop: Shop, customer: CustomerByApi) {
  const booked = await bookOrders(shop, customer)
  const key = secretKeyOf(shop)
  let asked = 0
  let opened = 0
  let refusal = ''
  let left = tries
  while (left > 0) {
    const order = booked[opened % booked.length]
    const answer = await customer.call('POST', '/api/create-payment-intent', order)
    const said = (await answer.json()) as { clientSecret?: string; message?: string }
    if (said.clientSecret === undefined) {
      refusal = said.message ?? ''
      break
    }
    opened += 1
    const intentId = said.clientSecret.replace(/_secret.*$/, '')
    for (let tried = 0; tried < triesOfAPayment && left > 0; tried += 1, left -= 1) {
      const charged = await confirm(shop, key, intentId)
      if (!charged) break
      asked += 1
    }
    // The next payment of an order is another one when the last was given up.
    await endPayment(shop, key, intentId)
  }
  return { asked, opened, refusal }
}

async function bookOrders(shop: Shop, customer: CustomerByApi) {
  const tools = (await toolsOf(shop)).filter((tool) => tool.availableQuantity > 0).slice(0, orders)
  const booked: { order: string; price: number }[] = []
  for (const { _id, minOrderQuantity } of tools) {
    const answer = await customer.call('POST', '/api/booking', { Id: _id, quantity: minOrderQuantity })
    const { insertedId, price } = (await answer.json()) as { insertedId: string; price: number }
    booked.push({ order: insertedId, price })
  }
  return booked
}

/** Tries a card that its bank declines; false when the provider did not get as far as asking the bank. */
async function confirm({ url }: Shop, key: string, intentId: string): Promise<boolean> {
  const answer = await fetch(`${url}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'payment_method=pm_card_visa_chargeDeclined',
  })
  const { error } = (await answer.json()) as { error?: { code?: string; charge?: string } }
  return error?.charge !== undefined
}

async function endPayment({ url }: Shop, key: string, intentId: string): Promise<void> {
  await fetch(`${url}/v1/payment_intents/${intentId}/cancel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  })
}
