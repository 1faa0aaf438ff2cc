import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFit } from '../../../contract/catalogue/fit.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addProduct } from '../../operations/catalogue/add-product.ts'
import { loadSampleCatalogue } from '../../operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../../operations/seed/seed-sample-catalogue.ts'
import { callApi, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Fit = AnswerOf<typeof findFit>
type Query = Readonly<Record<string, string>>

describeOnEveryEngine('What fits, over HTTP', (engine) => {
  let env: TestApp

  beforeAll(async () => {
    env = await openTestApp(engine)
    await seedSampleCatalogue(env.shop.database, await loadSampleCatalogue(), env.shop.clock())
  })
  afterAll(() => env.drop())

  const ask = (query: Query) => callApi(env, findFit, { query })
  const answerTo = async (query: Query) => (await ask(query)).json<Fit>()
  const names = (fitting: Fit['standards'][number]['tools'] = []) =>
    fitting.map(({ product }) => product.name)

  test('Without a component, all twelve groups of standards are offered, each with its measurements', async () => {
    const { verdict, groups, group } = await answerTo({})
    expect([verdict, groups.length, group]).toEqual(['choose', 12, undefined])
    expect(
      groups.filter(({ measurements, standards }) => measurements.length * standards.length === 0),
    ).toEqual([])
  })

  test('A standard is answered with the tools and parts that fit, each with its reason', async () => {
    const { verdict, group, standards } = await answerTo({ standard: 'bb-bsa' })
    expect([verdict, group, standards.length]).toEqual(['one', 'bottom-brackets', 1])
    expect(names(standards[0]?.tools)).toEqual(['Bottom bracket cup tool'])
    expect(names(standards[0]?.parts)).toEqual(['Bottom bracket, BSA, 24 mm axle'])
    expect(standards[0]?.tools[0]?.reason).toContain(
      'It is made for “BSA, threaded”: diameter of the thread 1.37 in',
    )
  })

  test('A reading that matches two standards asks for another reading, which then decides', async () => {
    const first = await answerTo({ group: 'bottom-brackets', measure: 'thread', value: '34,8 mm' })
    expect(first.standards.map(({ id }) => id)).toEqual(['bb-bsa', 'bb-french'])
    expect(first.next.map(({ measure }) => measure)).toEqual(['pitch'])
    const known = first.readings.map(({ measure, value }) => `${measure}:${value}`).join(';')
    const second = await answerTo({ group: 'bottom-brackets', measure: 'pitch', value: '24', known })
    expect(second.standards.map(({ id }) => id)).toEqual(['bb-bsa'])
    expect(second.readings.map(({ value }) => value)).toEqual(['34.8 mm', '24 TPI'])
  })

  test('A value that no standard has is unknown, and leads to no product', async () => {
    const { verdict, sentence, standards } = await answerTo({
      group: 'seatposts',
      measure: 'post',
      value: '29',
    })
    expect([verdict, standards]).toEqual(['unknown', []])
    expect(sentence).toContain('Unknown: no standard that we know has')
  })

  test('Of a family, only the member that fits is named, by its own name', async () => {
    const admin = await addAdmin(env.shop)
    const sizes = [
      { size: 3.23, fits: ['nipple-3-23'] },
      { size: 3.45, fits: ['nipple-3-45'] },
    ]
    for (const { size, fits } of sizes) {
      const details = {
        family: 'Spoke spanner',
        familyAxes: ['diameter'],
        specs: [{ key: 'diameter', value: size, unit: 'mm' }],
        fits,
      }
      const description = {
        name: `Spoke spanner ${size} mm`,
        img: '/pictures/gear-cable.webp',
        shortDescription: 'Hardened steel.',
        minimumOrder: 1,
        unitPriceCents: 890,
        details,
        draft: false,
      }
      granted(await addProduct(env.shop, admin, description, 9))
    }
    const { verdict, standards } = await answerTo({ standard: 'nipple-3-45' })
    expect(verdict).toBe('one')
    const spanners = names(standards[0]?.tools).filter((name) => name.startsWith('Spoke spanner'))
    expect(spanners).toEqual(['Spoke spanner 3.45 mm'])
  })

  test('A need has no product if the shop sells none for it', async () => {
    const { standards } = await answerTo({ standard: 'freewheel-12-spline' })
    expect([standards[0]?.tools, standards[0]?.parts]).toEqual([[], []])
  })

  test.each([
    [{ group: 'wings' }, 'STANDARD_NOT_FOUND'],
    [{ group: 'chains', standard: 'bb-bsa' }, 'STANDARD_NOT_FOUND'],
    [{ group: 'chains', measure: 'bore', value: '4' }, 'READING_NOT_UNDERSTOOD'],
    [{ group: 'chains', measure: 'outer-width', value: 'wide' }, 'READING_NOT_UNDERSTOOD'],
    [{ group: 'chains', measure: 'outer-width' }, 'READING_NOT_UNDERSTOOD'],
    [{ group: 'chains', known: 'outer-width' }, 'READING_NOT_UNDERSTOOD'],
    [{ group: 'Chains!' }, 'INPUT_INVALID'],
  ])('Refuses %j with %s', async (query, code) => {
    expect(refusalOf(await ask(query))).toBe(code)
  })
})
