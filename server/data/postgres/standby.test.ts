import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts'
import type { Database } from '../database.ts'
import { describeOnPostgres } from '../testing/engines.ts'
import { patientLimits } from '../testing/postgres-engine.ts'
import { openMigratedPostgres } from './open-postgres.ts'

// `npm run lab -- faults cluster-standby-reads` uses a real standby, which follows, lags and dies.
describeOnPostgres('A shop that is told of a standby', (engine) => {
  let primary: Awaited<ReturnType<typeof engine.fresh>>
  let other: Awaited<ReturnType<typeof engine.fresh>>
  let proxy: TcpProxy
  let database: Database
  let errors: string[]

  beforeEach(async () => {
    primary = await engine.fresh()
    other = await engine.fresh()
    const url = new URL(other.place.databaseUrl ?? '')
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    url.host = `127.0.0.1:${proxy.port}`
    errors = []
    database = await openMigratedPostgres(
      primary.place.databaseUrl ?? '',
      (error) => errors.push(error.message),
      patientLimits,
      url.href,
    )
    await database.write(async ({ db }) => {
      await db.insertInto('settings').values({ key: 'where', value: 'primary' }).execute()
      return done(null)
    })
  })
  afterEach(async () => {
    await database.close()
    await proxy.close()
    await primary.drop()
    await other.drop()
  })

  const where = async () => {
    const row = await database.readMany((read) =>
      read.selectFrom('settings').where('key', '=', 'where').select('value').executeTakeFirst(),
    )
    return row?.value
  }

  test('never reads from a server that is not a standby, such as a promoted one', async () => {
    await other.database.write(async ({ db }) => {
      await db.insertInto('settings').values({ key: 'where', value: 'another' }).execute()
      return done(null)
    })
    expect([await where(), await where()]).toEqual(['primary', 'primary'])
    expect(errors).toEqual([])
  })

  test('reads from the primary while the standby hangs, and leaves the standby alone for a while', async () => {
    proxy.hang()
    expect(await where()).toBe('primary')
    expect(errors).toEqual(['The standby of DATABASE_READ_URL does not answer'])
    const startedAt = performance.now()
    for (let read = 0; read < 5; read += 1) expect(await where()).toBe('primary')
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    expect(errors).toHaveLength(1)
  })

  test('reads from the primary while nothing listens at the address of the standby', async () => {
    await proxy.close()
    expect(await where()).toBe('primary')
    expect(errors).toEqual(['The standby of DATABASE_READ_URL does not answer'])
  })
})
