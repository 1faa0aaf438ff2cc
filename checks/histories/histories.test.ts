import { expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../server/data/testing/engines.ts'
import { runHistories } from './run-histories.ts'

describeOnEveryEngine('Generated histories', (engine) => {
  test('have the answers, orders, payments, refunds, papers and stock that the rules give, after each step', async () => {
    const count = engine.name === 'SQLite' ? 60 : 10
    const { answers } = await runHistories(engine, { count, seed: 4711 })
    // Histories in which nothing succeeds would show nothing.
    expect(answers.get('patch: done')).toBeGreaterThan(10)
  }, 200_000)
})
