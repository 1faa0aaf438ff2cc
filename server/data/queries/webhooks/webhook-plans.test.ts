import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Reader } from '../../database.ts'
import { describeOnEveryEngine } from '../../testing/engines.ts'
import { planPages } from '../../testing/page-plans.ts'
import { type Statement, watchedEngine } from '../../testing/watched-engine.ts'
import { listBacklogs } from './backlogs.ts'
import { listCollectors } from './collectors.ts'
import { listDeliveriesByPage } from './deliveries.ts'
import { firstInLine, listDue, listFreeEndpoints } from './due-deliveries.ts'
import { listEndpoints } from './endpoints.ts'
import { lastSequences } from './events.ts'

const reads: Readonly<Record<string, (read: Reader) => Promise<unknown>>> = {
  'the due deliveries': (read) => listDue(read, { endpointId: 'one', now: 1, limit: 64 }),
  'the first of a line': (read) => firstInLine(read, 'one', ['a', 'b']),
  'the last numbers of subjects': (read) => lastSequences(read, ['a', 'b']),
  'a page of the log': (read) =>
    listDeliveriesByPage(read, 'one', undefined, { limit: 50, after: undefined }),
  'a page of what was missed': (read) =>
    listDeliveriesByPage(read, 'one', 'missed', { limit: 50, after: undefined }),
  'a page of what waits': (read) =>
    listDeliveriesByPage(read, 'one', 'waiting', { limit: 50, after: undefined }),
}

/** These read the endpoints, of which there are at most 20, and of each at most some deliveries. */
const readsOfEndpoints: typeof reads = {
  'free endpoints': (read) => listFreeEndpoints(read, 1),
  'what endpoints collect': (read) => listCollectors(read),
  'the list of endpoints': (read) => listEndpoints(read, 1_000),
  backlogs: (read) => listBacklogs(read),
}

describeOnEveryEngine('Webhooks', (engine) => {
  let opened: Awaited<ReturnType<typeof engine.fresh>>
  let statements: Statement[] = []
  beforeAll(async () => {
    const watched = watchedEngine({ ...engine, fresh: () => engine.fresh('unused') }, (statement) =>
      statements.push(statement),
    )
    opened = await watched.fresh()
  })
  afterAll(() => opened.drop())

  async function plansOf(database: Database, ask: (read: Reader) => Promise<unknown>) {
    statements = []
    await ask(database.read)
    return planPages(
      database,
      statements.filter(({ sql }) => sql.startsWith('select')),
    )
  }

  test.each(Object.entries(reads))('read %s from an index', async (_, ask) => {
    for (const plan of await plansOf(opened.database, ask)) expect(plan.scanned, plan.text).toEqual([])
  })

  test.each(Object.entries(readsOfEndpoints))(
    'read no table of events or deliveries for %s',
    async (_, ask) => {
      for (const plan of await plansOf(opened.database, ask))
        expect(
          plan.scanned.filter((table) => /deliveries|events|^d$/.test(table)),
          plan.text,
        ).toEqual([])
    },
  )
})
