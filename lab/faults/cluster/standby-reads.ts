import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { done } from '../../../domain/outcome.ts'
import type { Database } from '../../../server/data/database.ts'
import { openPostgres } from '../../../server/data/postgres/open-postgres.ts'
import { PostgresPair } from '../../cluster/postgres-pair.ts'
import type { Figure, LongRun } from '../../long-run.ts'
import { figure } from '../shop-behind-proxy.ts'

const rounds = 200

export const standbyReads: LongRun = {
  name: 'cluster-standby-reads',
  about: `two processes read ${rounds} writes of each other from a standby, which then lags, goes on, and is killed`,
  needs: 'cluster',
  run: measure,
}

async function measure(): Promise<readonly Figure[]> {
  const pair = await PostgresPair.start()
  const open = () => openPostgres(pair.urlOf('primary'), () => undefined, undefined, pair.urlOf('standby'))
  const processes: Database[] = []
  try {
    processes.push(await open(), await open())
    const usual = await readAfterWrites(processes, pair, rounds)
    await onStandby(pair, 'select pg_wal_replay_pause()')
    const lagging = await readAfterWrites(processes, pair, 20)
    await onStandby(pair, 'select pg_wal_replay_resume()')
    // A single read makes the process notice the failure.
    await readAfterWrites(processes, pair, 2)
    const goneOn = await readAfterWrites(processes, pair, 20)
    await pair.killStandby()
    const killed = await readAfterWrites(processes, pair, 20)
    return [
      ...told('while the standby follows', usual, { standby: rounds * 0.5, slowestMs: 1_000 }),
      ...told('while its replay is paused', lagging, { primary: 20, slowestMs: 1_000 }),
      ...told('after it goes on', goneOn, { standby: 10, slowestMs: 1_000 }),
      ...told('after kill -9 of the standby', killed, { primary: 20, slowestMs: 1_500 }),
    ]
  } finally {
    await Promise.all(processes.map((database) => database.close()))
    await pair.stop()
  }
}

interface Reads {
  readonly standby: number
  readonly primary: number
  readonly stale: number
  readonly slowestMs: number
}

/** The processes write in turn, and both immediately read the acknowledged data. */
async function readAfterWrites(
  processes: readonly Database[],
  pair: PostgresPair,
  count: number,
): Promise<Reads> {
  const reads = { standby: 0, primary: 0, stale: 0, slowestMs: 0 }
  for (let round = 0; round < count; round += 1) {
    const value = `${Date.now()}-${round}`
    await processes[round % processes.length]?.write(async ({ db }) => {
      await db
        .insertInto('settings')
        .values({ key: 'standby-reads', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
      return done(null)
    })
    for (const database of processes) {
      const startedAt = performance.now()
      const row = await database.readMany((read) =>
        read
          .selectFrom('settings')
          .where('key', '=', 'standby-reads')
          .select(['value', sql<number>`inet_server_port()`.as('port')])
          .executeTakeFirstOrThrow(),
      )
      reads.slowestMs = Math.max(reads.slowestMs, performance.now() - startedAt)
      reads[row.port === pair.portOf('standby') ? 'standby' : 'primary'] += 1
      if (row.value !== value) reads.stale += 1
    }
    await wait(5)
  }
  return reads
}

function told(
  when: string,
  { standby, primary, stale, slowestMs }: Reads,
  least: { readonly standby?: number; readonly primary?: number; readonly slowestMs: number },
): readonly Figure[] {
  const isRight = standby >= (least.standby ?? 0) && primary >= (least.primary ?? 0)
  const wanted =
    least.standby === undefined ? 'all at the primary' : `${least.standby} or more at the standby`
  return [
    figure(`reads ${when}`, `${standby} at the standby, ${primary} at the primary`, wanted, isRight),
    figure('of them older than the last write', String(stale), '0', stale === 0),
    figure(
      'the slowest',
      `${Math.round(slowestMs)} ms`,
      `under ${least.slowestMs} ms`,
      slowestMs < least.slowestMs,
    ),
  ]
}

async function onStandby(pair: PostgresPair, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: pair.urlOf('standby') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
