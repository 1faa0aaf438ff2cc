import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameOfCard, testCards } from '../cards.ts'
import { type RunningSandbox, refusal, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const create = () => sandbox.stripe.paymentIntents.create({ amount: 1250, currency: 'usd' })
const cardOf = async (number: string) => {
  const card = { number, exp_month: 12, exp_year: 2040, cvc: number.startsWith('37') ? '1234' : '123' }
  const { id } = await sandbox.stripe.paymentMethods.create({ type: 'card', card })
  return id
}
const confirm = async (id: string, number: string) =>
  sandbox.stripe.paymentIntents.confirm(id, { payment_method: await cardOf(number) })

/** Sends the 3-D Secure result as the browser script does. */
async function answerChallenge(id: string, outcome: 'failed' | 'passed') {
  const intent = await sandbox.stripe.paymentIntents.retrieve(id)
  const { three_d_secure_2_source: source = '' } = intent.next_action?.use_stripe_sdk ?? {}
  const form = { client_secret: intent.client_secret ?? '', source: String(source), outcome }
  return sandbox.fromBrowser(`/v1/payment_intents/${id}/authenticate`, form)
}

describe('cards that pay', () => {
  const paying = testCards.filter((card) => !card.decline && !card.requiresAuthentication)

  test.each(paying)('$brand $number of $country is charged', async ({ number, brand, country, funding }) => {
    const { id } = await create()
    const intent = await confirm(id, number)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1250, last_payment_error: null })
    const charge = await sandbox.stripe.charges.retrieve(String(intent.latest_charge))
    expect(charge).toMatchObject({ paid: true, amount: 1250, payment_intent: id, status: 'succeeded' })
    const last4 = number.slice(-4)
    expect(charge.payment_method_details?.card).toMatchObject({ brand, country, funding, last4 })
  })
})

function luhnSum(number: string): number {
  const worths = [...number].toReversed().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
  return worths.reduce((sum, worth) => sum + (worth > 9 ? worth - 9 : worth), 0)
}

describe('the test cards', () => {
  test.each([
    ['3566002020360505', 'jcb', 'jcb', 'JP'],
    ['6200000000000005', 'unionpay', 'union_pay', 'CN'],
    ['6205500000000000004', 'unionpay', 'union_pay', 'CN'],
    ['36227206271667', 'diners', 'diners_club', 'US'],
    ['3056930009020004', 'diners', 'diners_club', 'US'],
    ['371449635398431', 'amex', 'american_express', 'US'],
    ['4000002760000016', 'visa', 'visa', 'DE'],
    ['4000000000000077', 'visa', 'visa', 'US'],
    ['4000003720000278', 'visa', 'visa', 'IE'],
    ['38520000023237', 'diners', 'diners_club', 'US'],
  ])('%s is %s', async (number, brand, display_brand, country) => {
    const method = await sandbox.stripe.paymentMethods.retrieve(await cardOf(number))
    expect(method.card).toMatchObject({ brand, display_brand, country, last4: number.slice(-4) })
  })

  test('A card of Cartes Bancaires belongs to two networks', async () => {
    const method = await sandbox.stripe.paymentMethods.retrieve(await cardOf('4000002500001001'))
    expect(method.card).toMatchObject({
      brand: 'visa',
      country: 'FR',
      networks: { available: ['cartes_bancaires', 'visa'] },
    })
  })

  test('No two cards have the same number, name or token, and each number has its check digit', () => {
    for (const keys of [
      testCards.map(({ number }) => number),
      testCards.map(nameOfCard),
      testCards.flatMap(({ token = [], otherTokens = [] }) => [token, otherTokens].flat()),
    ])
      expect(keys).toHaveLength(new Set(keys).size)
    for (const { number } of testCards) expect(luhnSum(number) % 10, number).toBe(0)
  })

  test.each(['4242424242424241', '4111111111111111', '3530111333300018', '6205500000000000012'])(
    '%s is not a test card and is refused',
    async (number) => {
      expect(await refusal(cardOf(number))).toMatchObject({ code: 'card_declined' })
    },
  )

  test('Two cards with the same last four digits behave differently', async () => {
    const { id } = await create()
    expect(await confirm(id, '4000000760000002')).toMatchObject({ status: 'succeeded' })
    const other = await create()
    expect(await refusal(confirm(other.id, '4000000000000002'))).toMatchObject({ code: 'card_declined' })
  })

  test('A blocked payment never reaches the bank', async () => {
    const { id } = await create()
    await refusal(confirm(id, '4100000000000019'))
    const { latest_charge } = await sandbox.stripe.paymentIntents.retrieve(id)
    expect(await sandbox.stripe.charges.retrieve(String(latest_charge))).toMatchObject({
      outcome: { type: 'blocked', network_status: 'not_sent_to_network' },
    })
  })
})

describe('cards that are declined', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000009979', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['4000000000000341', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4100000000000019', 'card_declined', 'fraudulent', 'Your card was declined.'],
    ['4000008400001280', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])("%s is declined as %s in Stripe's words", async (number, code, declineCode, message) => {
    const { id } = await create()
    const error = await refusal(confirm(id, number))
    expect(error).toMatchObject({
      type: 'StripeCardError',
      rawType: 'card_error',
      statusCode: 402,
      code,
      message,
    })
    expect(error.raw).toHaveProperty('charge')
    expect(Reflect.get(Object(error.raw), 'decline_code')).toBe(declineCode)
    const intent = await sandbox.stripe.paymentIntents.retrieve(id)
    expect(error.payment_intent).toEqual(JSON.parse(JSON.stringify(intent)))
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      amount_received: 0,
    })
    expect(intent.last_payment_error).toMatchObject({ type: 'card_error', code, message })
    expect(await sandbox.stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({
      paid: false,
      status: 'failed',
      failure_code: code,
    })
  })

  test('Another card pays after a decline', async () => {
    const { id } = await create()
    await refusal(confirm(id, '4000000000000002'))
    expect(await confirm(id, '4242424242424242')).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
    })
  })

  test('A payment has a limited number of attempts', async () => {
    const { id } = await create()
    const card = await cardOf('4000000000000002')
    const attempts = []
    for (let round = 0; round < 32; round += 1) {
      attempts.push(await refusal(sandbox.stripe.paymentIntents.confirm(id, { payment_method: card })))
    }
    expect(attempts.at(-1)).toMatchObject({ code: 'card_declined', decline_code: 'card_velocity_exceeded' })
  })
})

describe('confirming', () => {
  test('Twenty concurrent confirms through two processes charge once', async () => {
    const other = await startSandbox({ storage: sandbox.storage })
    const { id } = await create()
    const card = await cardOf('4242424242424242')
    sandbox.storage.meetAtRead('payment_intents', 20)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? sandbox : other).stripe.paymentIntents.confirm(id, { payment_method: card }),
      ),
    )
    await other.stop()
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      expect(outcome.reason).toMatchObject({ code: 'payment_intent_unexpected_state' })
    }
    const intent = await sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1250 })
    // The first and only attempt has the number one.
    expect(intent.latest_charge).toMatchObject({ id: `ch_${id.slice(3, -2)}01` })
  })

  test('Confirming a paid payment again is refused', async () => {
    const { id } = await create()
    await confirm(id, '4242424242424242')
    expect(await refusal(confirm(id, '4242424242424242'))).toMatchObject({
      code: 'payment_intent_unexpected_state',
      message:
        'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      payment_intent: { id, status: 'succeeded' },
    })
  })

  test('A payment without a card cannot be confirmed', async () => {
    const { id } = await create()
    expect((await refusal(sandbox.stripe.paymentIntents.confirm(id))).message).toContain(
      'missing a payment method',
    )
    const unknown = sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_none' })
    expect(await refusal(unknown)).toMatchObject({ statusCode: 404, code: 'resource_missing' })
    const nowhere = sandbox.stripe.paymentIntents.confirm('pi_none', { payment_method: 'pm_card_visa' })
    expect(await refusal(nowhere)).toMatchObject({ statusCode: 404 })
  })

  test("A buyer can confirm only with the payment's client secret", async () => {
    const { id, client_secret } = await create()
    const payment_method = await cardOf('4242424242424242')
    const path = `/v1/payment_intents/${id}/confirm`
    const wrong = await sandbox.fromBrowser(path, { client_secret: `${id}_secret_guess`, payment_method })
    expect(wrong.status).toBe(404)
    const right = await sandbox.fromBrowser(path, { client_secret: client_secret ?? '', payment_method })
    expect(JSON.parse(right.body)).toMatchObject({ id, status: 'succeeded' })
  })
})

describe('3-D Secure', () => {
  test.each(
    testCards.filter((card) => card.requiresAuthentication && !card.decline).map(({ number }) => number),
  )('%s requires authentication and pays after it', async (number) => {
    const { id } = await create()
    const waiting = await confirm(id, number)
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    expect(waiting.latest_charge).toBeNull()
    expect(JSON.parse((await answerChallenge(id, 'passed')).body)).toMatchObject({ status: 'succeeded' })
    const intent = await sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(intent.next_action).toBeNull()
    expect(intent.latest_charge).toMatchObject({
      payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    })
  })

  test('A failed authentication charges nothing and requires another card', async () => {
    const { id } = await create()
    await confirm(id, '4000000000003220')
    const { status, body } = await answerChallenge(id, 'failed')
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: {
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      },
    })
    expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject({ latest_charge: null })
  })

  test('A card may require authentication and still be declined', async () => {
    const { id } = await create()
    await confirm(id, '4000008400001629')
    expect(JSON.parse((await answerChallenge(id, 'passed')).body)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', message: 'Your card was declined.' },
    })
  })

  test('Only the current challenge can be answered, and only once', async () => {
    const { id, client_secret } = await create()
    await confirm(id, '4000000000003220')
    const path = `/v1/payment_intents/${id}/authenticate`
    const form = { client_secret: client_secret ?? '', source: 'payatt_old', outcome: 'passed' }
    expect((await sandbox.fromBrowser(path, form)).status).toBe(400)
    expect((await answerChallenge(id, 'passed')).status).toBe(200)
    expect((await answerChallenge(id, 'passed')).status).toBe(400)
  })

  test("A challenge can be answered only with the payment's own client secret", async () => {
    const [{ id }, other] = [await create(), await create()]
    const waiting = await confirm(id, '4000000000003220')
    const source = String(waiting.next_action?.use_stripe_sdk?.three_d_secure_2_source)
    const path = `/v1/payment_intents/${id}/authenticate`
    for (const secret of [{}, { client_secret: other.client_secret ?? '' }])
      expect((await sandbox.fromBrowser(path, { ...secret, source, outcome: 'passed' })).status).toBe(404)
    expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_action' })
  })
})
