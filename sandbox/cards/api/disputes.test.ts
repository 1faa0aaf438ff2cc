import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, refusal, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

/**
 * Creates a payment with the card whose bank disputes it.
 *
 * @returns the payment and its dispute.
 */
async function disputed() {
  const paid = { amount: 900, currency: 'usd', payment_method: 'pm_card_createDispute', confirm: true }
  const { id, status } = await sandbox.stripe.paymentIntents.create(paid)
  const { data } = await sandbox.stripe.disputes.list({ payment_intent: id })
  const [dispute] = data
  if (dispute === undefined) throw new Error('The payment is not disputed')
  return { id, status, dispute }
}
const typesOf = async (types: string[]) =>
  (await sandbox.stripe.events.list({ types, limit: 2 })).data.map(({ type }) => type)

test('The dispute card pays, and at once the whole charge is disputed', async () => {
  const { id, status, dispute } = await disputed()
  expect(status).toBe('succeeded')
  expect(dispute).toMatchObject({ amount: 900, payment_intent: id, status: 'needs_response' })
  expect(await sandbox.stripe.charges.retrieve(String(dispute.charge))).toMatchObject({ disputed: true })
  expect(await typesOf(['charge.dispute.created'])).toContain('charge.dispute.created')
  expect(await sandbox.stripe.disputes.retrieve(dispute.id)).toEqual(dispute)
  expect(await refusal(sandbox.stripe.disputes.retrieve('dp_none'))).toMatchObject({ statusCode: 404 })
})

test('A disputed charge cannot be refunded unless the shop wins', async () => {
  const { id, dispute } = await disputed()
  const refund = () => sandbox.stripe.refunds.create({ payment_intent: id })
  expect(await refusal(refund())).toMatchObject({ statusCode: 400, code: 'charge_disputed' })
  const evidence = { uncategorized_text: 'winning_evidence' }
  expect(await sandbox.stripe.disputes.update(dispute.id, { evidence })).toMatchObject({ status: 'won' })
  expect(await refund()).toMatchObject({ status: 'succeeded', amount: 900 })
})

test('Closing a dispute loses it, with one event, and it cannot be closed again', async () => {
  const { id, dispute } = await disputed()
  expect(await sandbox.stripe.disputes.close(dispute.id)).toMatchObject({ status: 'lost' })
  expect(await refusal(sandbox.stripe.disputes.close(dispute.id))).toMatchObject({ statusCode: 400 })
  const { data } = await sandbox.stripe.events.list({ type: 'charge.dispute.closed' })
  const ours = data.filter(
    (event) => (event.data.object as { payment_intent?: string }).payment_intent === id,
  )
  expect(ours).toHaveLength(1)
})

test("Evidence other than Stripe's two test values is refused, and a payment without a dispute cannot get any", async () => {
  const { dispute } = await disputed()
  const evidence = { uncategorized_text: 'it was delivered' }
  expect(await refusal(sandbox.stripe.disputes.update(dispute.id, { evidence }))).toMatchObject({
    statusCode: 400,
  })
  const paid = { amount: 900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
  const { id } = await sandbox.stripe.paymentIntents.create(paid)
  expect((await sandbox.stripe.disputes.list({ payment_intent: id })).data).toEqual([])
})
