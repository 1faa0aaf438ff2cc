import { expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { insertVersion, picturesInSettings } from './setting-versions.ts'

const hash = 'c'.repeat(64)

describeOnEveryEngine('Pictures in settings', (engine) => {
  test.each([
    `/images/${hash}.webp`,
    `/images/${hash}-480.webp`,
    `/images/${hash}-cut.webp`,
    `/images/${hash}-at30x70-240.webp`,
  ])('are kept while any version of the settings names them, also an earlier one: %s', async (logo) => {
    const shop = await openTestShop(engine)
    const { userId } = await addAdmin(shop)
    const version = (number: number, value: object) => ({
      id: `v${number}`,
      section: 'company',
      number,
      value: JSON.stringify(value),
      createdAt: 0,
      createdBy: userId,
    })
    await shop.database.write(async (transaction) => {
      await insertVersion(transaction, version(1, { logo }))
      await insertVersion(transaction, version(2, { logo: '' }))
      return done(null)
    })
    expect(await picturesInSettings(shop.database.read)).toEqual([logo])
    await shop.drop()
  })
})
