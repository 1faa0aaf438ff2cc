import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deviationsFrom,
  missingKeys,
  publishedExample,
  publishedShapesArePresent,
} from './testing/published-shapes.ts'
import { type RunningSandbox, refusal, startSandbox } from './testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

/** One answer of every kind and state, as it goes over the wire. */
async function answersOfEveryState(): Promise<[string, unknown][]> {
  const { paymentIntents, paymentMethods, charges, refunds } = sandbox.stripe
  const create = (payment_method: string) =>
    paymentIntents.create({ amount: 900, currency: 'usd', payment_method, metadata: { order: '1' } })
  const open = await paymentIntents.create({ amount: 900, currency: 'usd' })
  const paid = await paymentIntents.confirm((await create('pm_card_visa')).id)
  const waiting = await paymentIntents.confirm((await create('pm_card_threeDSecure2Required')).id)
  const declined = await create('pm_card_visa_chargeDeclined')
  const error = await refusal(paymentIntents.confirm(declined.id))
  const refund = await refunds.create({ payment_intent: paid.id })
  const afterDecline = await paymentIntents.retrieve(declined.id)
  return [
    ['payment_intent', open],
    ['payment_intent', paid],
    ['payment_intent', waiting],
    ['payment_intent', afterDecline],
    ['payment_intent', await paymentIntents.cancel(open.id)],
    ['charge', await charges.retrieve(String(paid.latest_charge))],
    ['charge', await charges.retrieve(String(afterDecline.latest_charge))],
    ['payment_method', await paymentMethods.retrieve(String(paid.payment_method))],
    ['refund', refund],
    ['api_errors', error.raw],
  ]
}

test('Every answer names the kind of object that it is', async () => {
  for (const [name, answer] of await answersOfEveryState()) {
    if (name !== 'api_errors') expect(answer).toMatchObject({ object: name })
  }
})

// Stripe's own files lie beside the project where it is built; elsewhere there is nothing to compare with.
if (publishedShapesArePresent)
  describe("Stripe's published description", () => {
    test('Every answer keeps to the OpenAPI document', async () => {
      for (const [schema, answer] of await answersOfEveryState()) {
        expect(deviationsFrom(schema, answer), schema).toEqual([])
      }
    })

    test("Every answer has every key of Stripe's own examples", async () => {
      for (const [name, answer] of await answersOfEveryState()) {
        if (name === 'api_errors') continue
        const absent = missingKeys(publishedExample(name), answer)
        // Here the example fills in what each object has of its own.
        const elsewhere = ['last_payment_error.', 'metadata.', 'next_action.']
        expect(
          absent.filter((key) => !elsewhere.some((start) => key.startsWith(start))),
          name,
        ).toEqual([])
      }
    })
  })
