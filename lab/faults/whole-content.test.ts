import { expect, test } from 'vitest'
import { done } from '../../domain/outcome.ts'
import { openDatabase } from '../../server/data/open-database.ts'
import { setStoredSetting } from '../../server/data/queries/stored-settings.ts'
import { describeOnEveryEngine } from '../../server/data/testing/engines.ts'
import { contentOf, differencesOf } from './whole-content.ts'

describeOnEveryEngine('The content of a database', (engine) => {
  test('Is the same before and after a process has probed whether it can write', async () => {
    const { place, drop } = await engine.unmigrated()
    const before = await contentOf(place)
    const database = await openDatabase(place, () => undefined)
    await database.ping()
    await database.close()
    expect(differencesOf(await contentOf(place), before)).toEqual([])
    await drop()
  })

  test('Differs in its table after a row is added', async () => {
    const { place, drop } = await engine.unmigrated()
    const before = await contentOf(place)
    const database = await openDatabase(place, () => undefined)
    await database.write(async (transaction) => {
      await setStoredSetting(transaction, 'a key', 'a value')
      return done(null)
    })
    await database.close()
    expect(differencesOf(await contentOf(place), before)).toEqual([expect.stringMatching(/^settings: /)])
    await drop()
  })
})
