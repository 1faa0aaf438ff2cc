import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFit } from '../../contract/catalogue/fit.ts'
import type { AnswerOf } from '../../contract/operation.ts'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { loadSampleCatalogue } from '../../server/operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../../server/operations/seed/seed-sample-catalogue.ts'
import { callApi } from '../../server/testing/api-call.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import type { ComponentChoice } from './choice.ts'
import { componentChoices } from './component-choices.ts'

describe('What fits a real component', () => {
  let env: TestApp

  beforeAll(async () => {
    env = await openTestApp(anyEngine)
    await seedSampleCatalogue(env.shop.database, await loadSampleCatalogue(), env.shop.clock())
  })
  afterAll(() => env.drop())

  test('Are recorded for at least 60 components, some of them with unknown measures and some without a fitting product in the shop', () => {
    expect(new Set(componentChoices.map(({ component }) => component)).size).toBe(componentChoices.length)
    expect(componentChoices.length).toBeGreaterThanOrEqual(60)
    expect(componentChoices.filter(({ standards }) => standards.length === 0).length).toBeGreaterThanOrEqual(
      5,
    )
    const notSold = componentChoices.filter(
      ({ standards, tools }) => standards.length > 0 && tools.length === 0,
    )
    expect(notSold.length).toBeGreaterThanOrEqual(10)
  })

  test.each(componentChoices.map((choice) => [choice.component, choice] as const))(
    '%s',
    async (_name, choice) => {
      const answer = await callApi(env, findFit, { query: queryOf(choice) })
      if (answer.statusCode === 404) return expect(choice.standards).toEqual([])
      expect(answer.statusCode).toBe(200)
      const { verdict, standards } = answer.json<AnswerOf<typeof findFit>>()
      expect(standards.map(({ id }) => id)).toEqual(choice.standards)
      expect(verdict).toBe(verdictFor(choice.standards.length))
      const tools = standards.flatMap((standard) => standard.tools)
      expect([...new Set(tools.map(({ product }) => product._id))].toSorted()).toEqual(
        choice.tools.toSorted(),
      )
      expect(tools.filter(({ reason }) => !reason.startsWith('It is made for “'))).toEqual([])
    },
  )
})

/** Returns the query of the last step, which includes the earlier readings. */
function queryOf({ asked }: ComponentChoice): Record<string, string> {
  if ('standard' in asked) return asked
  const [measure = '', value = ''] = asked.readings.at(-1) ?? []
  const known = asked.readings.slice(0, -1).map((reading) => reading.join(':'))
  return { group: asked.group, measure, value, ...(known.length > 0 && { known: known.join(';') }) }
}

function verdictFor(standards: number): string {
  if (standards === 0) return 'unknown'
  return standards === 1 ? 'one' : 'several'
}
