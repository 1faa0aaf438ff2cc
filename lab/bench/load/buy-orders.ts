import type { KeepAliveCaller } from './keep-alive-caller.ts'
import type { LoadOfOrders } from './load-job.ts'
import { requestText } from './request-text.ts'

/**
 * Buys one piece: books it, sets an address, opens the payment, confirms the card at the sandbox, and records the
 * payment.
 */
export async function buyOne(
  caller: KeepAliveCaller,
  { tokens, toolIds, secretKey }: LoadOfOrders,
  turn: number,
): Promise<void> {
  const token = tokens[turn % tokens.length] ?? ''
  const { insertedId: order, price } = await ask<{ insertedId?: string; price?: number }>(
    caller,
    'POST /api/booking',
    token,
    { Id: toolIds[(turn + Math.floor(turn / tokens.length)) % toolIds.length], quantity: 1 },
  )
  const address = { address: '1 Harbour Road, Springfield', name: 'Ada Lovelace', phone: '+1 555 0100' }
  await ask(caller, 'PUT /api/delivery-address', token, { orders: [order], ...address })
  const { clientSecret } = await ask<{ clientSecret?: string }>(
    caller,
    'POST /api/create-payment-intent',
    token,
    { price, order },
  )
  const transactionId = clientSecret?.replace(/_secret.*$/, '')
  const form = 'payment_method=pm_card_visa'
  const confirmed = await ask<{ status?: string }>(
    caller,
    `POST /v1/payment_intents/${transactionId}/confirm`,
    secretKey,
    form,
  )
  if (confirmed.status !== 'succeeded') throw new Error(`The card was not charged: ${confirmed.status}`)
  await ask(caller, `PATCH /api/bookings/${order}`, token, { order, transactionId })
}

async function ask<Body>(caller: KeepAliveCaller, what: string, token: string, body: unknown): Promise<Body> {
  const [method = '', path = ''] = what.split(' ')
  const isForm = typeof body === 'string'
  const answer = await caller.send(
    requestText({
      method,
      path,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: isForm ? body : JSON.stringify(body),
    }),
  )
  if (answer.status !== 200) {
    throw new Error(`${method} ${path.replace(/[0-9a-f]{8}-?[\w-]+|pi_\w+/, '…')} answered ${answer.status}`)
  }
  return JSON.parse(answer.body.toString()) as Body
}
