import { afterAll, beforeAll, expect, test } from 'vitest'
import { getJob, listJobs } from '../../../contract/catalogue/jobs.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { allJobs } from '../../../standards/jobs/all.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { loadSampleCatalogue } from '../../operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../../operations/seed/seed-sample-catalogue.ts'
import { callApi, refusalOf } from '../../testing/api-call.ts'
import { addTool } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Job = AnswerOf<typeof getJob>

describeOnEveryEngine('Jobs over HTTP', (engine) => {
  let env: TestApp

  beforeAll(async () => {
    env = await openTestApp(engine)
    await seedSampleCatalogue(env.shop.database, await loadSampleCatalogue(), env.shop.clock())
  })
  afterAll(() => env.drop())

  const jobNamed = async (id: string) => (await callApi(env, getJob, { params: { id } })).json<Job>()
  const productsOf = (needs: Job['tools']) =>
    Object.fromEntries(needs.map(({ name, products }) => [name, products.map((product) => product.name)]))

  test('The list names every job with its part of the bicycle and its number of steps', async () => {
    const answer = await callApi(env, listJobs, {})
    const listed = answer.json<AnswerOf<typeof listJobs>>()
    expect(listed.map(({ id }) => id)).toEqual(allJobs.map(({ id }) => id))
    expect(listed[0]).toEqual({
      id: 'replace-a-cassette',
      name: 'Replace a cassette',
      summary: expect.stringContaining('Worn sprockets'),
      group: 'Cassette, chain and gears',
      steps: 8,
      tools: 4,
    })
  })

  test('A job lists the products that serve its needs, and the needs that the shop does not sell', async () => {
    const job = await jobNamed('replace-a-cassette')
    expect(productsOf(job.tools)).toEqual({
      'Cassette lockring tool, 12 splines': ['Cassette lockring tool'],
      'Chain whip': ['Chain whip'],
      '25 mm wrench, or an adjustable one': [],
      'Torque wrench that reaches 50 N·m': [],
    })
    expect(job.tools.map(({ owned }) => owned)).toEqual([false, false, true, false])
    expect(productsOf(job.parts)).toEqual({ Cassette: ['Cassette, 12-speed, 11–34'] })
    expect(job.steps.at(-1)?.torque).toEqual({
      what: 'The tightening torque of the lockring.',
      from: 30,
      to: 50,
      standard: { id: 'lockring-shimano-12-spline', name: expect.any(String) },
    })
  })

  test('Each product of a job has its price and stock', async () => {
    const [tool] = (await jobNamed('replace-pedals')).tools[0]?.products ?? []
    expect(tool).toMatchObject({
      kind: 'tool',
      name: 'Pedal wrench 15 mm',
      price: 19.6,
      availableQuantity: 142,
      minOrderQuantity: 5,
    })
  })

  test('A tool with a foreign name serves a need by its standard; a tool for another standard does not', async () => {
    await addTool(env.shop, {
      stock: 3,
      name: 'TL-FW30',
      fits: ['freewheel-12-spline'],
    })
    const { tools } = await jobNamed('replace-a-freewheel')
    expect(tools[0]?.products.map(({ name }) => name)).toEqual(['TL-FW30'])
  })

  test('An unknown job is not found', async () => {
    expect(refusalOf(await callApi(env, getJob, { params: { id: 'paint-a-frame' } }))).toBe('JOB_NOT_FOUND')
    expect(refusalOf(await callApi(env, getJob, { params: { id: 'No!' } }))).toBe('INPUT_INVALID')
  })
})
