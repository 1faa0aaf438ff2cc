import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, refusal, startSandbox } from '../testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

/** A payment with the card whose bank disputes it, and the dispute. */
async function disputed() {
  const paid = { amount: 900, currency: 'usd', payment_method: 'pm_card_createDispute', confirm: true }
  const { id, status } = await sandbox.stripe.paymentIntents.create(paid)
  const { data } = await sandbox.stripe.disputes.list({ payment_intent: id })
  const [dispute] = data
  if (dispute === undefined) throw new Error('It is not disputed')
  return { id, status, dispute }
}
const typesOf = async (types: string[]) =>
  (await sandbox.stripe.events.list({ types, limit: 2 })).data.map(({ type }) => type)

test('The card that disputes pays, and the whole charge is disputed at once', async () => {
  const { id, status, dispute } = await disputed()
  expect(status).toBe('succeeded')
  expect(dispute).toMatchObject({ amount: 900, payment_intent: id, status: 'needs_response' })
  expect(await sandbox.stripe.charges.retrieve(String(dispute.charge))).toMatchObject({ disputed: true })
  expect(await typesOf(['charge.dispute.created'])).toContain('charge.dispute.created')
  expect(await sandbox.stripe.disputes.retrieve(dispute.id)).toEqual(dispute)
  expect(await refusal(sandbox.stripe.disputes.retrieve('dp_none'))).toMatchObject({ statusCode: 404 })
})

test('What is disputed cannot be refunded, unless the bank decides for the shop', async () => {
  const { id, dispute } = await disputed()
  const giveBack = () => sandbox.stripe.refunds.create({ payment_intent: id })
  expect(await refusal(giveBack())).toMatchObject({ statusCode: 400, code: 'charge_disputed' })
  const evidence = { uncategorized_text: 'winning_evidence' }
  expect(await sandbox.stripe.disputes.update(dispute.id, { evidence })).toMatchObject({ status: 'won' })
  expect(await giveBack()).toMatchObject({ status: 'succeeded', amount: 900 })
})

test('Given in it is lost, told once, and not closed again', async () => {
  const { id, dispute } = await disputed()
  expect(await sandbox.stripe.disputes.close(dispute.id)).toMatchObject({ status: 'lost' })
  expect(await refusal(sandbox.stripe.disputes.close(dispute.id))).toMatchObject({ statusCode: 400 })
  const { data } = await sandbox.stripe.events.list({ type: 'charge.dispute.closed' })
  const ours = data.filter(
    (event) => (event.data.object as { payment_intent?: string }).payment_intent === id,
  )
  expect(ours).toHaveLength(1)
})

test('Another word than Stripe’s two is refused, and so is a payment without a dispute', async () => {
  const { dispute } = await disputed()
  const evidence = { uncategorized_text: 'it was delivered' }
  expect(await refusal(sandbox.stripe.disputes.update(dispute.id, { evidence }))).toMatchObject({
    statusCode: 400,
  })
  const paid = { amount: 900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
  const { id } = await sandbox.stripe.paymentIntents.create(paid)
  expect((await sandbox.stripe.disputes.list({ payment_intent: id })).data).toEqual([])
})
