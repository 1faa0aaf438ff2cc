import { expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addCustomer, addTool } from '../../testing/shop-contents.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { storedOrder } from '../../testing/what-is-stored.ts'

describeOnEveryEngine('Who books', (engine) => {
  test('The booking belongs to whose token it carries, whatever customer and price the body says', async () => {
    const world = await openTestApp(engine)
    try {
      const [caller, other] = [await addCustomer(world.shop), await addCustomer(world.shop)]
      const Id = await addTool(world.shop, { unitPriceCents: 1999, stock: 5 })
      const answer = await callApi(world, operationOf('bookTool'), {
        token: await world.tokenOf(caller),
        body: { Id, quantity: 2, customer: other.email, price: 0.01 },
      })
      const { insertedId } = answer.json<{ insertedId: string }>()
      expect(await storedOrder(world.shop, insertedId)).toMatchObject({
        userId: caller.userId,
        customerEmail: caller.email,
        priceCents: 3998,
      })
    } finally {
      await world.drop()
    }
  })
})
