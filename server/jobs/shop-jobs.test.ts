import { expect, test } from 'vitest'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { shopJobs } from './shop-jobs.ts'

describeOnEveryEngine("The shop's jobs", (engine) => {
  test('Delete unused pictures, unless another backend has the products that show them', async () => {
    const shop = await openTestShop(engine)
    const namesOf = (options?: Parameters<typeof shopJobs>[2]) =>
      shopJobs(shop, {}, options).map(({ name }) => name)
    const all = namesOf()
    expect(all).toEqual(expect.arrayContaining(['wipe secrets', 'expire holds', 'forget unused pictures']))
    expect(namesOf({ dataElsewhere: true })).toEqual(all.filter((name) => name !== 'forget unused pictures'))
    await shop.drop()
  })
})
