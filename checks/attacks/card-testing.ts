import { secretKeyOf } from '../../e2e/support/card-provider.ts'
import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { LongRun } from '../long-run.ts'
import { type CustomerByApi, signUp, toolsOf } from './customer-by-api.ts'

const attempts = 500
/** The sandbox accepts no more attempts for one payment. */
const attemptsPerPayment = 30
const orderCount = 5

/**
 * Tries 500 cards that are declined. It uses the provider's secret key, which has no rate limit: browsers
 * confirm real cards directly with the provider, where the shop's limits do not apply.
 */
export const cardTesting: LongRun = {
  name: 'card-testing',
  about: 'One account tries 500 cards that are declined, at the normal limits.',
  async run() {
    const shop = await startShop({ RATE_LIMIT_FACTOR: '1' })
    try {
      const customer = await signUp(shop, 'tester@example.com')
      const startedAt = performance.now()
      const { declines, opened, refusal } = await tryCards(shop, customer)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      return [
        {
          what: `declines at the bank, of ${attempts} tries through ${opened} payments in ${seconds} s`,
          value: String(declines),
          bar: 'under 30',
          holds: declines < 30,
        },
        {
          what: 'final answer of the shop',
          value: refusal || 'nothing',
          bar: 'a refusal with a message',
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
  let declines = 0
  let opened = 0
  let refusal = ''
  let attemptsLeft = attempts
  while (attemptsLeft > 0) {
    const order = booked[opened % booked.length]
    const answer = await customer.call('POST', '/api/create-payment-intent', order)
    const body = (await answer.json()) as { clientSecret?: string; message?: string }
    if (body.clientSecret === undefined) {
      refusal = body.message ?? ''
      break
    }
    opened += 1
    const intentId = body.clientSecret.replace(/_secret.*$/, '')
    for (let attempt = 0; attempt < attemptsPerPayment && attemptsLeft > 0; attempt += 1, attemptsLeft -= 1) {
      const charged = await confirm(shop, key, intentId)
      if (!charged) break
      declines += 1
    }
    // Cancelled, so that the order's next payment is a new one.
    await endPayment(shop, key, intentId)
  }
  return { declines, opened, refusal }
}

async function bookOrders(shop: Shop, customer: CustomerByApi) {
  const tools = (await toolsOf(shop)).filter((tool) => tool.availableQuantity > 0).slice(0, orderCount)
  const booked: { order: string; price: number }[] = []
  for (const { _id, minOrderQuantity } of tools) {
    const answer = await customer.call('POST', '/api/booking', { Id: _id, quantity: minOrderQuantity })
    const { insertedId, price } = (await answer.json()) as { insertedId: string; price: number }
    booked.push({ order: insertedId, price })
  }
  return booked
}

/** Confirms with a card that its bank declines. Returns false if the provider did not ask the bank. */
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
