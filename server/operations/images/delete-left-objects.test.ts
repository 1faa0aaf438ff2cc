import { expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { leaveObjects } from '../../data/queries/catalogue/picture-objects.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { ImageHostFailure } from '../../providers/images/image-host.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { deleteLeftObjects } from './delete-left-objects.ts'

describeOnEveryEngine('Files that no picture names', (engine) => {
  /** Opens a shop with files that no picture refers to, and a storage that fails to delete some of them. */
  async function openShop(keys: readonly string[], stuck: (key: string) => boolean) {
    const asked: string[] = []
    const remove = async (key: string) => {
      asked.push(key)
      if (stuck(key)) throw new ImageHostFailure('IMAGE_HOST_CLOSED', `${key} stays`)
    }
    const pictureStore = { put: async () => undefined, get: async () => undefined, remove }
    const shop = await openTestShop(engine, { pictureStore })
    await shop.database.write(async (transaction) => {
      await leaveObjects(transaction, keys, shop.clock())
      return done(null)
    })
    const left = async () => {
      const rows = await shop.database.read.selectFrom('left_objects').select('object_key').execute()
      return rows.map((row) => row.object_key).toSorted()
    }
    return { shop, asked, left }
  }

  test('Are deleted even if the storage always fails to delete one of them', async () => {
    const { shop, left } = await openShop(['a', 'b', 'c'], (key) => key === 'a')
    await expect(deleteLeftObjects(shop)).rejects.toThrow('a stays')
    expect(await left()).toEqual(['a'])
    await shop.drop()
  })

  test('Wait for an hour if the storage can delete none of them', async () => {
    const { shop, asked, left } = await openShop(['a', 'b', 'c', 'd', 'e'], () => true)
    await expect(deleteLeftObjects(shop)).rejects.toThrow('a stays')
    await deleteLeftObjects(shop)
    expect([asked, await left()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd', 'e'],
    ])
    shop.clock.moveBy(hourMs)
    await expect(deleteLeftObjects(shop)).rejects.toThrow('a stays')
    await shop.drop()
  })
})
