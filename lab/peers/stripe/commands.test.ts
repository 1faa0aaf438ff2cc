import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts'
import { openStripeCli, type StripeCli } from './stripe-cli.ts'

let env: SandboxShop
let stripe: StripeCli
beforeAll(async () => {
  env = await openSandboxShop()
  stripe = env.stripe
})
afterAll(() => env.close())

type Refusal = { readonly error: Readonly<Record<string, unknown>> }
type List<Kind> = {
  readonly object: string
  readonly data: Kind[]
  readonly has_more: boolean
  readonly url: string
}

const create = (...more: string[]) =>
  stripe.json<Stripe.PaymentIntent>(
    'payment_intents',
    'create',
    '--amount=1900',
    '--currency=usd',
    '-d',
    'payment_method_types[]=card',
    ...more,
  )
const confirm = <Answer = Stripe.PaymentIntent>(id: string, card = 'pm_card_visa') =>
  stripe.json<Answer>('payment_intents', 'confirm', id, `--payment-method=${card}`)
const pay = async () => confirm((await create()).id)

describe("Stripe's command line", () => {
  test('Creates a payment and reads it', async () => {
    const intent = await create(
      '-d',
      'metadata[order]=order-1',
      '--description=Chain whip',
      '--receipt-email=ann@example.com',
    )
    expect(intent).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: 1900,
      currency: 'usd',
      description: 'Chain whip',
      receipt_email: 'ann@example.com',
      metadata: { order: 'order-1' },
      livemode: false,
    })
    expect(await stripe.json('payment_intents', 'retrieve', intent.id)).toEqual(intent)
  })

  test('Confirms a payment only once', async () => {
    const paid = await pay()
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1900 })
    expect(await confirm<Refusal>(paid.id)).toMatchObject({
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        payment_intent: { id: paid.id, status: 'succeeded', latest_charge: paid.latest_charge },
      },
    })
  })

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
  ])('Gets the reason why %s is declined', async (card, code, declineCode) => {
    const { id } = await create()
    const { error } = await confirm<Refusal>(id, card)
    expect(error).toMatchObject({ type: 'card_error', code, charge: expect.stringMatching(/^ch_/) })
    expect(error.decline_code).toBe(declineCode)
    expect(await stripe.json('payment_intents', 'retrieve', id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
    })
  })

  test('Gets requires_action when the buyer must authenticate', async () => {
    const { id } = await create()
    expect(await confirm(id, 'pm_card_authenticationRequired')).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    })
  })

  test('Changes a payment, and cancels it', async () => {
    const { id } = await create()
    const changed = await stripe.json(
      'payment_intents',
      'update',
      id,
      '-d',
      'metadata[note]=gift',
      '--amount=2000',
    )
    expect(changed).toMatchObject({ amount: 2000, metadata: { note: 'gift' } })
    const reason = '--cancellation-reason=abandoned'
    const cancelled = await stripe.json('payment_intents', 'cancel', id, reason)
    expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    expect(await confirm<Refusal>(id)).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } })
  })

  test('Stores a card and pays with it', async () => {
    const card = [
      '--card.number=5555555555554444',
      '--card.exp-month=12',
      '--card.exp-year=2040',
      '--card.cvc=123',
    ]
    const method = await stripe.json<Stripe.PaymentMethod>(
      'payment_methods',
      'create',
      '--type=card',
      ...card,
    )
    expect(method).toMatchObject({ object: 'payment_method', card: { brand: 'mastercard', last4: '4444' } })
    expect(await stripe.json('payment_methods', 'retrieve', method.id)).toEqual(method)
    const paid = await confirm((await create()).id, method.id)
    expect(paid).toMatchObject({ status: 'succeeded', payment_method: method.id })
    const { data } = await stripe.json<List<Stripe.PaymentMethod>>('payment_methods', 'list', '--type=card')
    expect(data.map(({ id }) => id)).toContain(method.id)
  })

  test('Refunds in parts, never more than was paid', async () => {
    const { id, latest_charge } = await pay()
    const refund = (...more: string[]) => stripe.json('refunds', 'create', `--payment-intent=${id}`, ...more)
    const partial = await refund('--amount=400', '--reason=requested_by_customer', '-d', 'metadata[why]=dent')
    expect(partial).toMatchObject({
      object: 'refund',
      amount: 400,
      status: 'succeeded',
      metadata: { why: 'dent' },
    })
    expect(await refund('--amount=1501')).toMatchObject({
      error: { type: 'invalid_request_error', param: 'amount' },
    })
    expect(await refund()).toMatchObject({ amount: 1500 })
    expect(await refund()).toMatchObject({ error: { code: 'charge_already_refunded' } })
    expect(await stripe.json('charges', 'retrieve', String(latest_charge))).toMatchObject({
      object: 'charge',
      refunded: true,
      amount_refunded: 1900,
    })
    const list = await stripe.json<List<Stripe.Refund>>('refunds', 'list', `--payment-intent=${id}`)
    expect(list.data.map(({ amount }) => amount)).toEqual([1500, 400])
    expect(await stripe.json('refunds', 'retrieve', String(list.data[1]?.id))).toEqual(partial)
  })

  test('Expands the requested fields', async () => {
    const { id, latest_charge } = await pay()
    const paths = ['--expand=latest_charge.refunds', '--expand=payment_method']
    expect(await stripe.json('payment_intents', 'retrieve', id, ...paths)).toMatchObject({
      latest_charge: { id: latest_charge, refunds: { object: 'list', data: [] } },
      payment_method: { object: 'payment_method', card: { last4: '4242' } },
    })
    const listed = await stripe.json('charges', 'list', '--limit=1', '--expand=data.payment_intent')
    expect(listed).toMatchObject({ data: [{ payment_intent: { id, object: 'payment_intent' } }] })
    expect(await stripe.json('payment_intents', 'retrieve', id, '--expand=amount')).toMatchObject({
      error: { param: 'expand' },
    })
  })

  test('Two requests with one idempotency key create one payment', async () => {
    const key = '--idempotency=the-same-order'
    const [first, second] = [await create(key), await create(key)]
    expect(second).toEqual(first)
    expect(await create(key, '--description=other')).toMatchObject({ error: { type: 'idempotency_error' } })
  })

  test.each(['payment_intents', 'charges', 'payment_methods', 'events'])(
    'Lists %s page by page',
    async (resource) => {
      await pay()
      const whole = await stripe.json<List<{ id: string; object: string }>>(resource, 'list', '--limit=4')
      expect(whole).toMatchObject({ object: 'list', has_more: true, url: `/v1/${resource}` })
      const page = (...more: string[]) =>
        stripe.json<List<{ id: string; object: string }>>(resource, 'list', '--limit=2', ...more)
      const first = await page()
      const second = await page(`--starting-after=${first.data[1]?.id}`)
      expect([...first.data, ...second.data]).toEqual(whole.data)
      expect(new Set(whole.data.map(({ id }) => id)).size).toBe(4)
    },
  )

  test('Requests an API version, which the answer then names', async () => {
    const list = ['payment_intents', 'list', '--show-headers', '--limit=1']
    const { stdout, stderr } = await stripe.run(...list, '--stripe-version=2022-08-01')
    expect(stdout + stderr).toContain('< Stripe-Version: 2022-08-01')
    expect(stdout + stderr).toMatch(/< Request-Id: req_\w+/)
    expect(await stripe.json('charges', 'list', '--stripe-version=newest')).toMatchObject({
      error: { message: 'Invalid Stripe API version: newest' },
    })
  })

  test('Gets errors in the format of Stripe', async () => {
    const missing = await stripe.json('payment_intents', 'retrieve', 'pi_none')
    expect(missing).toMatchObject({ error: { code: 'resource_missing', doc_url: expect.any(String) } })
    expect(await stripe.json('balance', 'retrieve')).toMatchObject({
      error: { type: 'invalid_request_error' },
    })
    const stranger = await openStripeCli(env.shop.url, 'sk_test_of_somebody_else')
    const { code, stdout, stderr } = await stranger.run('charges', 'list')
    expect(code).toBe(1)
    expect(stdout + stderr).toContain('"message":"Invalid API Key provided: sk_test_********else"')
    await stranger.close()
  })

  test('Calls no other host', () => {
    expect(stripe.askedElsewhere()).toEqual([])
  })
})
