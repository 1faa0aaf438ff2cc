import { expect, test } from 'vitest'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { minuteMs } from '../platform/clock.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { inOneProcess } from './in-one-process.ts'

describeOnEveryEngine('A job of one process', (engine) => {
  test('runs once in each interval, whichever process comes first', async () => {
    const shop = await openTestShop(engine)
    const ran: string[] = []
    const jobOf = (name: string) => ({
      name: 'count',
      everyMs: minuteMs,
      run: async () => void ran.push(name),
    })
    const jobs = [inOneProcess(shop, jobOf('one')), inOneProcess(await shop.anotherProcess(), jobOf('other'))]
    await Promise.all(jobs.map((job) => job.run()))
    expect(ran).toHaveLength(1)
    shop.clock.moveBy(minuteMs)
    await Promise.all(jobs.map((job) => job.run()))
    expect(ran).toHaveLength(2)
    // A job with another name has its own rounds.
    await inOneProcess(shop, { ...jobOf('third'), name: 'another' }).run()
    expect(ran).toHaveLength(3)
    await shop.drop()
  })
})
