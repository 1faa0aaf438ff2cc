import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningSandbox, refusal, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => Date.UTC(2026, 10, 21) })
})
afterAll(() => sandbox.stop())

const good = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' }
const create = (card = {}, more = {}) =>
  sandbox.stripe.paymentMethods.create({ type: 'card', card: { ...good, ...card }, ...more })

describe('Storing a card', () => {
  test('Stores brand, last four digits, expiry and billing details', async () => {
    const billing_details = { name: 'Ann Rider', email: 'ann@example.com', address: { city: 'Delft' } }
    const method = await create({ number: '4242 4242 4242 4242', exp_year: 30 }, { billing_details })
    expect(method).toMatchObject({
      type: 'card',
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
      billing_details: {
        name: 'Ann Rider',
        email: 'ann@example.com',
        address: { city: 'Delft', line1: null },
      },
    })
    expect(await sandbox.stripe.paymentMethods.retrieve(method.id)).toEqual(method)
  })

  test('Refuses any card that is not a test card, and explains why', async () => {
    expect(await refusal(create({ number: '4111111111111111' }))).toMatchObject({
      rawType: 'card_error',
      statusCode: 402,
      code: 'card_declined',
      message: expect.stringContaining('only test cards work'),
    })
  })

  test.each([
    [{ exp_month: 13 }, 'invalid_expiry_month'],
    [{ exp_year: 2025 }, 'invalid_expiry_year'],
    [{ exp_month: 10, exp_year: 2026 }, 'invalid_expiry_year'],
    [{ exp_year: 2090 }, 'invalid_expiry_year'],
    [{ cvc: '12' }, 'invalid_cvc'],
    [{ cvc: 'abc' }, 'invalid_cvc'],
  ])('Refuses %j with a card error', async (card, code) => {
    expect(await refusal(create(card))).toMatchObject({ rawType: 'card_error', code })
  })

  test('Accepts a card until the end of its expiry month', async () => {
    expect(await create({ exp_month: 11, exp_year: 2026 })).toMatchObject({ card: { exp_month: 11 } })
  })

  test('Names the missing and malformed fields other than the card number', async () => {
    expect(await refusal(create({ number: '' }))).toMatchObject({ param: 'card[number]' })
    expect(await refusal(create({}, { billing_details: { email: 'nowhere' } }))).toMatchObject({
      code: 'email_invalid',
    })
    expect(await refusal(sandbox.stripe.paymentMethods.retrieve('pm_none'))).toMatchObject({
      statusCode: 404,
    })
  })
})

test('Card numbers and security codes are never stored or logged', async () => {
  const body = { type: 'card', 'card[exp_month]': '12', 'card[exp_year]': '30', 'card[cvc]': '987' }
  const numbers = ['4242424242424242', '4111111111111111', '4000 0025 0000 3155']
  for (const number of numbers) {
    await sandbox.fromBrowser('/v1/payment_methods', { ...body, 'card[number]': number })
    await create({ number, cvc: '987' }).catch(() => undefined)
    await sandbox.fromBrowser('/v1/nowhere', { 'card[number]': number })
  }
  const { id, client_secret } = await sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd' })
  await sandbox.fromBrowser(`/v1/payment_intents/${id}?client_secret=${client_secret}`)
  const traces = sandbox.storage.dump() + sandbox.logged.join('\n')
  for (const number of [...numbers, '4000002500003155']) expect(traces).not.toContain(number)
  // Log lines also contain the machine's own numbers.
  expect(traces.replaceAll(/"(?:pid|time|responseTime|hostname)":[^,}]*/g, '')).not.toMatch(/\b987\b/)
  expect(sandbox.logged.join('\n')).not.toContain('_secret_')
})
