import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningSandbox, refusal, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const create = () => sandbox.stripe.paymentIntents.create({ amount: 1250, currency: 'usd' })

describe('the test bank', () => {
  const home = 'https://shop.example/dashboard/payment/o1?a=b'
  const leave = async (given: object = {}) => {
    const intent = await sandbox.stripe.paymentIntents.create({ amount: 1250, currency: 'usd', ...given })
    const { id } = await sandbox.stripe.paymentMethods.create({ type: 'pay_by_bank' })
    return sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: id, return_url: home })
  }
  const bankOf = (intent: Awaited<ReturnType<typeof leave>>) =>
    new URL(intent.next_action?.redirect_to_url?.url ?? '', `http://127.0.0.1:${sandbox.port}`)
  const answer = ({ origin, pathname, searchParams }: URL, outcome: string) =>
    fetch(origin + pathname, {
      method: 'POST',
      body: new URLSearchParams({ ...Object.fromEntries(searchParams), outcome }),
      redirect: 'manual',
    })

  test('asks on its own page, pays, and redirects only to a path of the shop', async () => {
    const intent = await leave()
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: home } },
    })
    expect(await (await fetch(bankOf(intent))).text()).toContain('$12.50')
    const led = await answer(bankOf(intent), 'passed')
    expect(led.status).toBe(303)
    expect(led.headers.get('location')).toBe(
      `/dashboard/payment/o1?a=b&payment_intent=${intent.id}&payment_intent_client_secret=${intent.client_secret}&redirect_status=succeeded`,
    )
    const paid = await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(paid).toMatchObject({
      status: 'succeeded',
      latest_charge: { payment_method_details: { type: 'pay_by_bank' } },
    })
    // The same answer again charges nothing more.
    expect((await answer(bankOf(intent), 'passed')).status).toBe(404)
  })

  test('can refuse, and the payment then accepts another method', async () => {
    const intent = await leave()
    const led = await answer(bankOf(intent), 'failed')
    expect(led.headers.get('location')).toContain('redirect_status=failed')
    const after = await sandbox.stripe.paymentIntents.retrieve(intent.id)
    expect(after).toMatchObject({ status: 'requires_payment_method', latest_charge: null })
    expect(
      await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    ).toMatchObject({ status: 'succeeded' })
  })

  test('answers only with the secret of the pending visit', async () => {
    const [intent, other, without] = [await leave(), await leave(), await create()]
    const ofOther = bankOf(other).searchParams.get('source') ?? ''
    for (const payment of [intent.id, without.id])
      for (const source of [ofOther, 'null', 'undefined', '']) {
        const guess = bankOf(intent)
        guess.search = String(new URLSearchParams({ payment, source }))
        expect((await fetch(guess)).status).toBe(404)
        expect((await answer(guess, 'passed')).status).toBe(404)
      }
    for (const { id } of [intent, without])
      expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject({ amount_received: 0 })
    expect((await answer(bankOf(intent), 'passed')).status).toBe(303)
  })

  test('cannot be used for a payment that must stay on the page', async () => {
    const never = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } }
    expect((await refusal(leave(never))).message).toContain('not allowed for this PaymentIntent')
  })

  test.each(['//evil.example/x', '/\\\\evil.example'])('never leads to another host: %s', async (path) => {
    const intent = await sandbox.stripe.paymentIntents.create({ amount: 1250, currency: 'usd' })
    const { id } = await sandbox.stripe.paymentMethods.create({ type: 'pay_by_bank' })
    const return_url = `https://shop.example${path}`
    const left = await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: id, return_url })
    const led = await answer(bankOf(left), 'passed')
    expect(led.headers.get('location')).toMatch(/^\/evil\.example/)
  })
})
