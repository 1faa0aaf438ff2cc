import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { insertReviews } from '../queries/catalogue/reviews.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { foldStored } from './0100-folded-requests-and-reviews.ts'

describeOnEveryEngine('Reviews that an earlier version stored', (engine) => {
  test('are folded if they have letters beyond ASCII', async () => {
    const shop = await openTestShop(engine)
    const review = { userId: null, img: '', email: '', stars: 5, createdAt: 1 }
    await shop.database.write(async (transaction) => {
      await insertReviews(transaction, [
        { ...review, id: 'r1', name: 'Łukasz', text: 'Größer' },
        { ...review, id: 'r2', name: 'Ada', text: 'True' },
      ])
      await transaction.db.updateTable('reviews').set({ name_folded: null, text_folded: null }).execute()
      return done(null)
    })
    const db = shop.database.autocommit as Kysely<unknown>
    await foldStored(db, 'reviews', 'name')
    await foldStored(db, 'reviews', 'text')
    const rows = shop.database.read.selectFrom('reviews').orderBy('id').select(['name_folded', 'text_folded'])
    expect(await rows.execute()).toEqual([
      { name_folded: 'lukasz', text_folded: 'grosser' },
      { name_folded: null, text_folded: null },
    ])
    await shop.drop()
  })
})
