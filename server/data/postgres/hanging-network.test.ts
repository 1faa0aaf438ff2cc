import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts'
import { type Database, DatabaseUnavailable, type Topic } from '../database.ts'
import { describeOnPostgres } from '../testing/engines.ts'
import { shopTimeLimits, type TimeLimits } from './connection.ts'
import { openPostgres } from './open-postgres.ts'

const { answerMs, connectMs, pingMs, heartbeatEveryMs, heartbeatMs, silenceMs } = shopTimeLimits

test('Start-up fails when the server accepts connections but never answers', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const opening = openPostgres(`postgres://shop@127.0.0.1:${port}/shop`, () => undefined, {
    ...shopTimeLimits,
    connectMs: 100,
  })
  await expect(opening).rejects.toThrow('timeout')
  for (const socket of sockets) socket.destroy()
  silent.close()
})

describeOnPostgres('A network that hangs', (engine) => {
  let place: Awaited<ReturnType<typeof engine.unmigrated>>
  let proxy: TcpProxy
  let database: Database
  let errors: string[]
  let open: (limits: TimeLimits) => Promise<Database>

  beforeAll(async () => {
    place = await engine.unmigrated()
  })
  afterAll(() => place.drop())
  beforeEach(async () => {
    const url = new URL(place.place.databaseUrl ?? '')
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    url.host = `127.0.0.1:${proxy.port}`
    errors = []
    // Fake timers let only hanging calls time out.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    open = (limits) => openPostgres(url.href, (error) => errors.push(error.message), limits)
    // Pings of the change feed would also wait for the fake clock.
    database = await open({ ...shopTimeLimits, silenceMs: 2 ** 31 - 1 })
    await database.autocommit.deleteFrom('settings').execute()
  })
  afterEach(async () => {
    vi.useRealTimers()
    // Closes both at once, because closing alone would wait for hanging connections.
    await Promise.all([database.close(), proxy.close()])
  })

  const read = () => database.read.selectFrom('settings').select('key').execute()
  const isUnavailable = (call: Promise<unknown>) => expect(call).rejects.toThrow(DatabaseUnavailable)
  /** Resolves once pending requests have reached the hanging network. */
  const sent = () => new Promise((resolve) => setImmediate(resolve))

  test('A hanging read times out, and the next one is answered over another connection', async () => {
    await read()
    proxy.hang()
    const hanging = isUnavailable(read())
    await sent()
    await vi.advanceTimersByTimeAsync(answerMs)
    await hanging
    proxy.resumeForNewConnections()
    expect(await read()).toEqual([])
  })

  test('More hanging reads than there are connections all time out, and as many later ones are answered', async () => {
    const readMany = () => Array.from({ length: 15 }, read)
    await Promise.all(readMany())
    proxy.hang()
    const hanging = readMany().map(isUnavailable)
    await sent()
    await vi.advanceTimersByTimeAsync(connectMs)
    await Promise.all(hanging.slice(10))
    await vi.advanceTimersByTimeAsync(answerMs - connectMs)
    await Promise.all(hanging)
    proxy.resumeForNewConnections()
    expect(await Promise.all(readMany())).toHaveLength(15)
  })

  test('A write whose response is lost runs once, waits for no rollback and leaves no open transaction', async () => {
    let runs = 0
    const reached = Promise.withResolvers<void>()
    const writing = isUnavailable(
      database.write(async ({ db }) => {
        runs += 1
        await db.insertInto('settings').values({ key: 'half', value: '' }).execute()
        proxy.hang()
        const next = db.insertInto('settings').values({ key: 'other half', value: '' }).execute()
        reached.resolve()
        await next
        return done(null)
      }),
    )
    await reached.promise
    await sent()
    await vi.advanceTimersByTimeAsync(answerMs)
    await writing
    proxy.resume()
    expect(await read()).toEqual([])
    expect(runs).toBe(1)
  })

  test('A write whose commit gets no response is not retried, because the database may have committed it', async () => {
    let runs = 0
    const reached = Promise.withResolvers<void>()
    const writing = isUnavailable(
      database.write(async ({ db }) => {
        runs += 1
        await db
          .insertInto('settings')
          .values({ key: `run ${runs}`, value: '' })
          .execute()
        proxy.hang('answers')
        reached.resolve()
        return done(null)
      }),
    )
    await reached.promise
    await sent()
    await vi.advanceTimersByTimeAsync(answerMs)
    await writing
    proxy.resumeForNewConnections()
    await expect.poll(read).toEqual([{ key: 'run 1' }])
    expect(runs).toBe(1)
  })

  test('A hanging ping times out sooner than a read, and succeeds once the network returns', async () => {
    await database.ping()
    proxy.hang()
    const hanging = isUnavailable(database.ping())
    await sent()
    await vi.advanceTimersByTimeAsync(pingMs)
    await hanging
    proxy.resumeForNewConnections()
    await database.ping()
  })

  test('A shop that stops aborts running and waiting calls, and closes', async () => {
    await Promise.all(Array.from({ length: 10 }, read))
    proxy.hang()
    const hanging = Array.from({ length: 15 }, read).map(isUnavailable)
    await sent()
    database.abort()
    await Promise.all(hanging)
    await isUnavailable(read())
    const closing = database.close()
    await sent()
    await vi.advanceTimersByTimeAsync(1_000)
    await closing
  })

  test('A shop that stops does not wait for connections that are being opened', async () => {
    proxy.hang()
    const hanging = Array.from({ length: 15 }, read).map(isUnavailable)
    await sent()
    database.abort()
    await Promise.all(hanging)
    const closing = database.close()
    await sent()
    await vi.advanceTimersByTimeAsync(1_000)
    await closing
  })

  test('A process that no longer receives changes notices this and treats everything as changed', async () => {
    await database.close()
    database = await open(shopTimeLimits)
    const received: (readonly Topic[] | 'everything')[] = []
    database.onChange((topics) => received.push(topics))
    const other = await place.reopen()
    const change = (topic: Topic) =>
      other.write(async ({ changed }) => {
        changed(topic)
        return done(null)
      })
    expect(proxy.hangThoseThatSent('listen truewheel_changes')).toBe(1)
    await change('tools')
    expect(received).toEqual([])
    await vi.advanceTimersByTimeAsync(silenceMs)
    await expect.poll(() => received).toEqual(['everything'])
    expect(errors).toEqual([])
    await vi.advanceTimersByTimeAsync(heartbeatEveryMs + heartbeatMs - silenceMs)
    expect(errors).toEqual(['Changes are not heard: PostgreSQL did not answer within 5000 ms'])
    await vi.advanceTimersByTimeAsync(1_000)
    const changed = async () => {
      await change('reviews')
      return received
    }
    await expect.poll(changed).toContainEqual(['reviews'])
    await other.close()
  })

  test('Every session has time limits, and a cancelled statement is reported as DatabaseUnavailable', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      database.autocommit,
    )
    expect(rows.map(({ setting }) => Number(setting))).toEqual([
      shopTimeLimits.idleInTransactionMs,
      shopTimeLimits.statementMs,
    ])
    const slow = database.write(async ({ db }) => {
      await sql`set local statement_timeout = 20`.execute(db)
      await sql`select pg_sleep(60)`.execute(db)
      return done(null)
    })
    await isUnavailable(slow)
    expect(await read()).toEqual([])
  })
})
