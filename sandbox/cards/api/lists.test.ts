import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, refusal, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
const made: { payments: string[]; charges: string[]; refunds: string[] } = {
  payments: [],
  charges: [],
  refunds: [],
}

/** Three payments: declined and then paid, never tried, paid and refunded twice. */
beforeAll(async () => {
  sandbox = await startSandbox()
  const { paymentIntents, refunds } = sandbox.stripe
  const create = () => paymentIntents.create({ amount: 900, currency: 'usd' })
  const [first, second, third] = [await create(), await create(), await create()]
  await refusal(paymentIntents.confirm(first.id, { payment_method: 'pm_card_chargeDeclined' }))
  await paymentIntents.confirm(first.id, { payment_method: 'pm_card_visa' })
  await paymentIntents.confirm(third.id, { payment_method: 'pm_card_visa' })
  made.payments = [third.id, second.id, first.id]
  made.charges = [`${third.id}01`, `${first.id}02`, `${first.id}01`].map((id) =>
    id.replace('pi_', 'ch_').replace(/00(..)$/, '$1'),
  )
  for (const amount of [100, 200]) {
    made.refunds.unshift((await refunds.create({ payment_intent: third.id, amount })).id)
  }
})
afterAll(() => sandbox.stop())

const resources = ['paymentIntents', 'charges', 'refunds'] as const
const idsOf = (resource: (typeof resources)[number]) =>
  made[resource === 'paymentIntents' ? 'payments' : resource]

test.each(resources)('All %s are listed, newest first', async (resource) => {
  const { data, has_more } = await sandbox.stripe[resource].list()
  expect([data.map(({ id }) => id), has_more]).toEqual([idsOf(resource), false])
})

test.each(resources)('Paging through %s repeats and omits nothing', async (resource) => {
  const seen: string[] = []
  const pages = sandbox.stripe[resource].list({ limit: 1 }) as AsyncIterable<{ id: string }>
  for await (const { id } of pages) seen.push(id)
  expect(seen).toEqual(idsOf(resource))
})

test.each(resources)('The last page of %s reports that nothing follows', async (resource) => {
  const all = idsOf(resource)
  expect((await sandbox.stripe[resource].list({ limit: all.length })).has_more).toBe(false)
  expect((await sandbox.stripe[resource].list({ limit: all.length - 1 })).has_more).toBe(true)
})

test.each(resources)(
  'A page of %s after an unknown id is refused with resource_missing',
  async (resource) => {
    const error = await refusal(sandbox.stripe[resource].list({ starting_after: 'xx_none' }))
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'starting_after' })
  },
)

test('Charges and refunds can be listed by payment', async () => {
  const { charges, refunds } = sandbox.stripe
  const [, , first] = made.payments
  const tried = await charges.list({ payment_intent: String(first) })
  expect(tried.data.map(({ id, paid }) => [id, paid])).toEqual([
    [made.charges[1], true],
    [made.charges[2], false],
  ])
  expect((await refunds.list({ charge: String(made.charges[1]) })).data).toEqual([])
  expect((await refunds.list({ charge: String(made.charges[0]), limit: 1 })).data[0]?.id).toBe(
    made.refunds[0],
  )
  expect(await refusal(charges.list({ payment_intent: 'pi_none' }))).toMatchObject({ statusCode: 404 })
})

test('Stored cards are listed page by page', async () => {
  const { paymentMethods } = sandbox.stripe
  const all = (await paymentMethods.list({ type: 'card' })).data.map(({ id }) => id)
  expect(all).toHaveLength(3)
  const seen: string[] = []
  for await (const { id } of paymentMethods.list({ limit: 2 })) seen.push(id)
  expect(seen).toEqual(all)
  expect(await refusal(paymentMethods.list({ type: 'sepa_debit' }))).toMatchObject({ param: 'type' })
})

test('An unknown parameter is named', async () => {
  const error = await refusal(sandbox.stripe.charges.list({ ending_before: 'ch_1' }))
  expect(error).toMatchObject({ code: 'parameter_unknown', param: 'ending_before' })
})
