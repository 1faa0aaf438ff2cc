import { expect, test } from 'vitest'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { shopJobs } from './shop-jobs.ts'

describeOnEveryEngine('What the shop does by itself', (engine) => {
  test('It deletes unused pictures, but not where another backend knows what shows them', async () => {
    const shop = await openTestShop(engine)
    const namesOf = (options?: Parameters<typeof shopJobs>[2]) =>
      shopJobs(shop, {}, options).map(({ name }) => name)
    const all = namesOf()
    expect(all).toContain('forget unused pictures')
    expect(namesOf({ dataElsewhere: true })).toEqual(all.filter((name) => name !== 'forget unused pictures'))
    await shop.drop()
  })
})
