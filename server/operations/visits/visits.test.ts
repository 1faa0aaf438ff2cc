import { afterEach, beforeEach, expect, test } from 'vitest'
import type { VisitToCount } from '../../../contract/visits/visits.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { mostNames, type VisitFact } from '../../../domain/visits/visit-facts.ts'
import { describeOnEveryEngine, describeOnPostgres } from '../../data/testing/engines.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeSettings } from '../settings/change-settings.ts'
import type { Shop } from '../shop.ts'
import { addUpVisits } from './add-up-visits.ts'
import { countVisit } from './count-visit.ts'
import { countedVisitsOf } from './counted-visits.ts'
import { forgetOldVisits } from './forget-old-visits.ts'
import { getVisits } from './get-visits.ts'

describeOnEveryEngine('Visits', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
    const admin = await addAdmin(shop)
    const value = { ...sampleSettings.money, timeZone: 'America/St_Johns' }
    granted(await changeSettings(shop, admin, { section: 'money', from: null, value }))
    shop.clock.moveBy(Date.parse('2026-11-20T12:00:00Z') - shop.clock())
  })
  afterEach(() => shop.drop())

  const count = (visit: VisitToCount, at: Shop = shop) => countVisit(at, visit, ['shop.example'])
  const ofDays = async (days = 7) => {
    await addUpVisits(shop)
    return getVisits(shop, { days })
  }
  const rowsOf = (fact: VisitFact) =>
    shop.database.read
      .selectFrom('visit_sums')
      .where('fact', '=', fact)
      .select(['day', 'name', 'count'])
      .orderBy('count', 'desc')
      .execute()

  test('are summed by day, kind of page, referrer, language, step and searched words', async () => {
    await count({ page: 'home', shown: 'first', from: 'www.google.com', language: 'de' })
    await count({ page: 'tool', shown: 'first' })
    await count({ page: 'tool', shown: 'again' })
    await count({ page: 'basket', shown: 'first' })
    await count({ page: 'payment', shown: 'first' })
    await count({ page: 'payment', paid: true })
    await count({ page: 'tools', nothing: 'Left-handed  Hammer' })
    await count({ page: 'tools', nothing: 'ada@example.com' })
    const sums = { pages: 5, visits: 1, product: 1, basket: 1, payment: 1, paid: 1 }
    const visits = await ofDays()
    expect(visits).toMatchObject({
      counted: true,
      now: sums,
      before: { pages: 0 },
      kinds: [
        { page: 'tool', count: 2 },
        { page: 'basket', count: 1 },
        { page: 'home', count: 1 },
        { page: 'payment', count: 1 },
      ],
      referrers: [{ name: 'google.com', count: 1 }],
      languages: [{ name: 'de', count: 1 }],
      nothing: [{ name: 'left-handed hammer', count: 1 }],
    })
    expect(visits.days.at(-1)).toEqual({ date: '2026-11-20', ...sums })
    expect(visits.days).toHaveLength(7)
  })

  test('from the shop itself are no visits', async () => {
    await count({ page: 'home', shown: 'first', from: 'shop.example', language: 'en' })
    expect(await ofDays()).toMatchObject({ now: { visits: 0, pages: 1 }, languages: [] })
  })

  test('belong to the day of the shop, which begins at its midnight', async () => {
    shop.clock.moveBy(Date.parse('2026-11-21T03:29:59Z') - shop.clock())
    await count({ page: 'home', shown: 'first' })
    shop.clock.moveBy(1000)
    await count({ page: 'home', shown: 'again' })
    await count({ page: 'tools', shown: 'first' })
    const { days } = await ofDays(2)
    expect(days.map(({ date, pages }) => [date, pages])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 2],
    ])
  })

  test('that two processes count are added, and a restart keeps them', async () => {
    const other = await shop.anotherProcess()
    for (let visit = 0; visit < 10; visit += 1) {
      await Promise.all([
        count({ page: 'fit', shown: 'again' }),
        count({ page: 'fit', shown: 'again' }, other),
      ])
      await Promise.all([addUpVisits(shop), addUpVisits(other)])
    }
    const restarted = await shop.anotherProcess()
    expect((await getVisits(restarted, { days: 1 })).now.pages).toBe(20)
  })

  test('stop at once when the owner switches them off, and the sums stay', async () => {
    expect(await count({ page: 'fit', shown: 'again' })).toBe(true)
    const change = { section: 'visits', from: null, value: { counted: false } } as const
    granted(await changeSettings(shop, await addAdmin(shop), change))
    expect(await count({ page: 'fit', shown: 'again' })).toBe(false)
    expect(await ofDays()).toMatchObject({ counted: false, now: { pages: 1 } })
  })

  test('with invented words and hosts fill neither memory nor the tables of a day, also from several processes', async () => {
    const others = [shop, await shop.anotherProcess(), await shop.anotherProcess()]
    const letters = (number: number) =>
      [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    for (let call = 0; call < 1500; call += 1) {
      const at = others[call % 3]
      await count({ page: 'tools', nothing: `word ${letters(call)}`, from: `${letters(call)}.com` }, at)
    }
    const inMemory = countedVisitsOf(shop.database).take()
    expect(inMemory.length).toBeLessThanOrEqual(mostNames.nothing + mostNames.from + 3)
    for (const sum of inMemory) countedVisitsOf(shop.database).count(sum)
    await Promise.all(others.map((each) => addUpVisits(each)))
    for (const fact of ['nothing', 'from'] as const) {
      const rows = await rowsOf(fact)
      expect(rows.length).toBe(mostNames[fact] + 1)
      expect(rows[0]?.name).toBe('')
      expect(rows.reduce((sum, row) => sum + Number(row.count), 0)).toBe(1500)
    }
  })

  test('of a known name still count after the limit of the day', async () => {
    for (let call = 0; call < 300; call += 1)
      await count({ page: 'tools', nothing: `x${'y'.repeat(call % 59)}${call > 200 ? 'z' : ''}` })
    await addUpVisits(shop)
    await count({ page: 'tools', nothing: 'x' })
    await addUpVisits(shop)
    const known = (await rowsOf('nothing')).find(({ name }) => name === 'x')
    expect(Number(known?.count)).toBeGreaterThan(1)
  })

  test('have the speed as ranges, with the percentile and rating of each kind of page', async () => {
    for (const lcp of [900, 2400, 2450, 7000]) await count({ page: 'tool', vitals: { lcp, cls: 0.3 } })
    await count({ page: 'home', vitals: { inp: 120 } })
    const { vitals } = await ofDays()
    expect(vitals).toContainEqual({ measure: 'lcp', page: 'tool', count: 4, p75: 2500, rating: 'good' })
    expect(vitals).toContainEqual({ measure: 'lcp', page: null, count: 4, p75: 2500, rating: 'good' })
    expect(vitals).toContainEqual({ measure: 'cls', page: 'tool', count: 4, p75: 0.5, rating: 'poor' })
    expect(vitals).toContainEqual({ measure: 'inp', page: 'home', count: 1, p75: 150, rating: 'good' })
    expect((await rowsOf('lcp')).map(({ name }) => name).toSorted()).toEqual([
      'tool 1000',
      'tool 10000',
      'tool 2500',
    ])
  })

  test('are kept in memory while the database cannot be written, and added later', async () => {
    await count({ page: 'home', shown: 'first' })
    const { database } = shop
    const failing = Object.create(database, { write: { value: () => Promise.reject(new Error('down')) } })
    countedVisitsOf(failing).count({ fact: 'page', day: '2026-11-20', name: 'home', count: 2 })
    await expect(addUpVisits({ database: failing })).rejects.toThrow('down')
    expect(countedVisitsOf(failing).take()).toEqual([
      { fact: 'page', day: '2026-11-20', name: 'home', count: 2 },
    ])
  })

  test('are deleted after 25 months', async () => {
    await count({ page: 'home', shown: 'first' })
    await addUpVisits(shop)
    shop.clock.moveBy(Date.parse('2028-12-20T12:00:00Z') - shop.clock())
    await forgetOldVisits(shop)
    expect(await rowsOf('page')).toHaveLength(1)
    shop.clock.moveBy(Date.parse('2028-12-21T12:00:00Z') - shop.clock())
    await forgetOldVisits(shop)
    expect(await rowsOf('page')).toHaveLength(0)
    expect(await rowsOf('total')).toHaveLength(0)
  })
})

describeOnPostgres('Visits of several processes', (engine) => {
  test('stop in each of them when the owner switches them off in one', async () => {
    const shop = await openTestShop(engine)
    const other = await shop.anotherProcess()
    const count = () => countVisit(other, { page: 'fit', shown: 'again' }, [])
    expect(await count()).toBe(true)
    const change = { section: 'visits', from: null, value: { counted: false } } as const
    granted(await changeSettings(shop, await addAdmin(shop), change))
    await expect.poll(count).toBe(false)
    await shop.drop()
  })
})
