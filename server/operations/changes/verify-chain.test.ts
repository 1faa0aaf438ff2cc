import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { recordChange } from './record-change.ts'
import { readVerification, verifyChain } from './verify-chain.ts'

describeOnEveryEngine('Verifying the chain of changes', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
    // Two pages of entries.
    await record(600)
  })
  afterEach(() => shop.drop())

  async function record(count: number): Promise<void> {
    const by = await addAdmin(shop)
    await shop.database.write(async (transaction) => {
      for (let index = 0; index < count; index += 1) {
        const subject = { kind: 'product', id: `tool-${index}`, name: 'Hub' } as const
        const at = shop.clock()
        await recordChange(transaction, { at, by, action: 'product.changed', subject, after: { index } })
      }
      return done(null)
    })
  }

  const verified = async () => {
    await verifyChain(shop)
    return readVerification(shop.database.read)
  }

  test('continues from the last verified entry', async () => {
    expect(await verified()).toMatchObject({ verifiedTo: 600, broken: null })
    await record(1)
    expect(await verified()).toMatchObject({ verifiedTo: 601, broken: null })
  })

  test('reports an entry that was altered', async () => {
    await shop.database.autocommit
      .updateTable('changes')
      .set({ after: '{"index":7000}' })
      .where('sequence', '=', 550)
      .execute()
    expect(await verified()).toMatchObject({ verifiedTo: 549, broken: 550 })
  })

  test('reports the last entry if it is missing', async () => {
    await shop.database.autocommit.deleteFrom('changes').where('sequence', '=', 600).execute()
    expect(await verified()).toMatchObject({ verifiedTo: 599, broken: 600 })
  })

  test('reports within a day an entry that was altered after its verification', async () => {
    expect(await verified()).toMatchObject({ verifiedTo: 600, broken: null })
    const changed = shop.database.autocommit.updateTable('changes').set({ subject_name: 'Rim' })
    await changed.where('sequence', '=', 5).execute()
    expect(await verified()).toMatchObject({ broken: null })
    shop.clock.moveBy(24 * hourMs)
    expect(await verified()).toMatchObject({ verifiedTo: 4, broken: 5 })
  })
})
