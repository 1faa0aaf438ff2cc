import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeSettings } from '../settings/change-settings.ts'
import type { Caller, Shop } from '../shop.ts'
import { chooseNotifications } from './choose-notifications.ts'
import { tellFigures } from './tell-figures.ts'

describeOnEveryEngine('The line of figures', (engine) => {
  let shop: TestShop
  let admin: Caller

  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const at = (instant: string) => shop.clock.moveBy(Date.parse(instant) - shop.clock())
  async function zone(timeZone: string): Promise<void> {
    const value = { ...sampleSettings.money, timeZone }
    granted(await changeSettings(shop, admin, { section: 'money', from: null, value }))
  }
  const choose = async (hour: number, kinds: readonly ('figures' | 'sales')[] = ['figures']) =>
    granted(await chooseNotifications(shop, admin, { kinds, hour }))
  const told = async () =>
    (
      await shop.database.read
        .selectFrom('outbox')
        .where('event', 'like', 'told:figures:%')
        .orderBy('created_at')
        .select(['subject', 'body'])
        .execute()
    ).map(({ subject }) => subject)
  /** Runs the job each hour until an instant, like a running shop. */
  async function runUntil(instant: string, ...shops: readonly Shop[]): Promise<void> {
    while (shop.clock() < Date.parse(instant)) {
      shop.clock.moveBy(hourMs / 2)
      await Promise.all([shop, ...shops].map((each) => tellFigures(each)))
    }
  }

  test('has yesterday’s revenue and paid orders, and the number of orders that wait now', async () => {
    at('2027-03-01T10:00:00Z')
    await zone('UTC')
    await payForSomething(shop)
    await addTool(shop, { stock: 3 })
    await choose(8)
    await runUntil('2027-03-02T07:30:00Z')
    expect(await told()).toEqual([])
    await runUntil('2027-03-02T12:00:00Z')
    expect(await told()).toEqual(['March 1, 2027: revenue $25.00, 1 order paid, 1 to send'])
    const [mail] = await shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'told:figures:%')
      .select('body')
      .execute()
    expect(mail?.body).toContain('Orders booked: 1')
    expect(mail?.body).toContain('Products low now: 1')
  })

  test('is sent once a day, even with two processes and restarts', async () => {
    at('2027-03-01T10:00:00Z')
    await zone('UTC')
    await choose(8)
    await runUntil('2027-03-04T12:00:00Z', await shop.anotherProcess(), await shop.anotherProcess())
    expect(await told()).toHaveLength(3)
  })

  test('is first sent at the next occurrence of the chosen hour, and once if the hour is changed', async () => {
    at('2027-03-01T10:00:00Z')
    await zone('UTC')
    await choose(8)
    await tellFigures(shop)
    expect(await told()).toEqual([])
    await runUntil('2027-03-02T09:00:00Z')
    await choose(20)
    await choose(20, ['sales'])
    await choose(20)
    await runUntil('2027-03-02T23:30:00Z')
    expect(await told()).toHaveLength(1)
  })

  test('is sent on the day on which a person chooses it, only if its hour is still to come', async () => {
    at('2027-03-01T08:10:00Z')
    await zone('UTC')
    await choose(9)
    granted(await chooseNotifications(shop, await addAdmin(shop), { kinds: ['figures'], hour: 8 }))
    await tellFigures(shop)
    expect(await told()).toEqual([])
    await runUntil('2027-03-01T23:00:00Z')
    expect(await told()).toHaveLength(1)
  })

  test('is sent to each person at the hour that they chose', async () => {
    at('2027-03-01T21:00:00Z')
    await zone('UTC')
    await choose(8)
    granted(await chooseNotifications(shop, await addAdmin(shop), { kinds: ['figures'], hour: 20 }))
    await runUntil('2027-03-02T12:00:00Z')
    expect(await told()).toHaveLength(1)
    await runUntil('2027-03-02T20:30:00Z')
    expect(await told()).toHaveLength(2)
  })

  test('leaves out a day on which the shop did not run', async () => {
    at('2027-03-01T10:00:00Z')
    await zone('UTC')
    await choose(8)
    at('2027-03-05T11:00:00Z')
    await tellFigures(shop)
    expect(await told()).toEqual([expect.stringContaining('March 4, 2027')])
  })

  // Both clocks change at night: from 1:00 to 2:00 in Lisbon, from 2:00 to 3:00 in New York, and back in autumn.
  test.each([
    ['Europe/Lisbon', 1, '2027-03-26T12:00:00Z', '2027-03-30T12:00:00Z'],
    ['Europe/Lisbon', 1, '2027-10-29T12:00:00Z', '2027-11-02T12:00:00Z'],
    ['America/New_York', 2, '2027-03-12T18:00:00Z', '2027-03-16T18:00:00Z'],
    ['America/New_York', 1, '2027-11-05T18:00:00Z', '2027-11-09T18:00:00Z'],
  ])(
    'comes once on each day in %s at %i:00 while clocks change (%s)',
    async (timeZone, hour, from, until) => {
      at(from)
      await zone(timeZone)
      await choose(hour)
      await runUntil(until)
      const days = (await told()).map((subject) => subject.slice(0, 10))
      expect(days).toHaveLength(4)
      expect(new Set(days).size).toBe(4)
    },
  )

  test('covers a day in the shop’s time zone', async () => {
    at('2027-06-01T03:00:00Z')
    await zone('America/New_York')
    await payForSomething(shop)
    await choose(8)
    await runUntil('2027-06-01T11:30:00Z')
    expect(await told()).toEqual([])
    await runUntil('2027-06-01T12:00:00Z')
    expect(await told()).toEqual(['May 31, 2027: revenue $25.00, 1 order paid, 1 to send'])
  })
})
