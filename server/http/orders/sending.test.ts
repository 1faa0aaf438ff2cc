import { expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('Sending over HTTP', (engine) => {
  test('A call without a body does not confirm that the order has no address', async () => {
    const env = await openTestApp(engine)
    try {
      const { orderId } = await payForSomething(env.shop)
      const token = await env.tokenOf(await addAdmin(env.shop))
      const send = async (call: object) =>
        refusalOf(await callApi(env, operationOf('markSent'), { token, params: { id: orderId }, ...call }))
      expect(await send({})).toBe('ADDRESS_MISSING')
      expect(await send({ payload: '', headers: { 'content-type': 'application/json' } })).toBe(
        'ADDRESS_MISSING',
      )
      expect(await send({ body: {} })).toBe('ADDRESS_MISSING')
      expect((await storedOrder(env.shop, orderId)).sentAt).toBeNull()
      expect(await send({ body: { withoutAddress: true } })).toBe('done')
    } finally {
      await env.drop()
    }
  })
})
