import { expect, test } from 'vitest'
import { done } from '../../domain/outcome.ts'
import type { Database } from '../data/database.ts'
import { insertParts } from '../data/queries/catalogue/parts.ts'
import { endConnectionsOfOthers } from '../data/testing/end-connections.ts'
import { describeOnPostgres } from '../data/testing/engines.ts'
import { CatalogueSearch } from './catalogue-search.ts'

const add = (database: Database, id: string) =>
  database.write(async (transaction) => {
    await insertParts(
      transaction,
      [{ id, name: `Chain ${id}`, img: '/c.webp', priceCents: 1, position: 0 }],
      1,
    )
    transaction.changed('items')
    return done(null)
  })

describeOnPostgres('The search of a process that lost its connection', (engine) => {
  test('Finds the changes that another process made during the loss and makes later', async () => {
    const place = await engine.unmigrated()
    const [writer, other] = [await place.reopen(() => undefined), await place.reopen(() => undefined)]
    try {
      const search = new CatalogueSearch(other, () => 0)
      const names = async () => (await search.search('chain', 10)).results.map(({ name }) => name).toSorted()
      expect(await names()).toEqual([])
      const listensAgain = new Promise<void>((resolve) => {
        other.onChange((topics) => topics === 'everything' && resolve())
      })
      await endConnectionsOfOthers(writer)
      await add(writer, 'a')
      await listensAgain
      expect(await names()).toEqual(['Chain a'])
      await add(writer, 'b')
      await expect.poll(names).toEqual(['Chain a', 'Chain b'])
    } finally {
      await Promise.all([writer.close(), other.close()])
      await place.drop()
    }
  })
})
