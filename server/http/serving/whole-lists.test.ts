import { get as getOverHttp, type IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Review } from '../../../contract/catalogue/reviews.ts'
import { done } from '../../../domain/outcome.ts'
import { insertReviews } from '../../data/queries/catalogue/reviews.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { nextOwnTurn } from './whole-lists.ts'

/** More rows than one portion. */
const count = 1_001
const portions = Math.ceil(count / 200)
const noon = Date.UTC(2030, 5, 1, 12)

describeOnEveryEngine('A list without a limit', (engine) => {
  let env: TestApp
  let origin: string
  let authorization: string
  beforeAll(async () => {
    env = await openTestApp(engine)
    authorization = `Bearer ${await env.tokenOf(await addAdmin(env.shop))}`
    await addReviews(Array.from({ length: count }, (_, number) => number))
    origin = await env.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => env.drop())

  /** Adds reviews; a higher number is newer. */
  const addReviews = (numbers: readonly number[]) =>
    env.shop.database.write(async (transaction) => {
      const text = 'Ünder “load” it held.\n'.repeat(10)
      const review = { userId: null, img: '/x.svg', name: 'Ada', email: 'ada@example.com', text, stars: 5 }
      await insertReviews(
        transaction,
        numbers.map((number) => ({ ...review, id: `review-${number}`, createdAt: noon + number })),
      )
      return done(undefined)
    })
  const drop = () => env.app.answers.drop('everything')
  const ask = (path: string, method: 'GET' | 'HEAD' = 'GET') =>
    env.app.inject({ method, url: `/api${path}`, headers: { authorization } })
  const begin = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      getOverHttp(`${origin}/api${path}`, { headers: { authorization } }, resolve).on('error', reject)
    })
  /** Counts the reads of portions, and may act before each. */
  const watchReads = (before: (read: number) => void = () => undefined) => {
    const { readMany } = env.shop.database
    return vi.spyOn(env.shop.database, 'readMany').mockImplementation(async (work) => {
      before(watched.mock.calls.length)
      return readMany(work)
    }) as unknown as typeof watched
  }
  let watched: { readonly mock: { readonly calls: readonly unknown[] } }

  test.each(['/review', '/reviews?sort=createdAt'])(
    '%s has the bytes of all its pages as one array, and no cursor',
    async (path) => {
      drop()
      const rows: unknown[] = []
      for (let after = ''; ; ) {
        const page = await ask(`${path}${path.includes('?') ? '&' : '?'}limit=90${after}`)
        rows.push(...page.json())
        const next = page.headers['x-next-cursor']
        if (next === undefined) break
        after = `&after=${next}`
      }
      const { body, headers, statusCode } = await ask(path)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['x-next-cursor']).toBeUndefined()
      expect(rows).toHaveLength(count)
      expect(body === JSON.stringify(rows)).toBe(true)
    },
  )

  test('continues after its first page to the end', async () => {
    const page = await ask('/reviews?limit=150')
    const rest = await ask(`/reviews?after=${page.headers['x-next-cursor']}`)
    const whole = await ask('/reviews')
    expect([...page.json(), ...rest.json()]).toEqual(whole.json())
  })

  test('refuses a cursor of another list before the answer begins', async () => {
    const answer = await ask('/reviews?after=garbage')
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'CURSOR_INVALID'])
  })

  test('with few rows is sent in one piece with its length', async () => {
    const { headers, body } = await ask('/users')
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
  })

  test('is cached with an ETag although it was streamed, and leaves the cache when it changes', async () => {
    drop()
    const first = await (await fetch(`${origin}/api/review`)).text()
    const second = await fetch(`${origin}/api/review`)
    const etag = second.headers.get('etag') ?? ''
    expect([etag.slice(0, 3), (await second.text()) === first]).toEqual(['W/"', true])
    const again = await fetch(`${origin}/api/review`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    env.app.answers.drop(['reviews'])
    expect((await fetch(`${origin}/api/review`)).headers.get('etag')).toBeNull()
  })

  test('that changes while it is sent is not cached', async () => {
    drop()
    watched = watchReads((read) => {
      if (read === 3) env.app.answers.drop(['reviews'])
    })
    for (const _time of [1, 2]) expect((await ask('/review')).headers.etag).toBeUndefined()
  })

  test('answers HEAD after reading one portion', async () => {
    drop()
    watched = watchReads()
    const { statusCode, body, headers } = await ask('/review', 'HEAD')
    expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'application/json; charset=utf-8'])
    expect(watched.mock.calls).toHaveLength(1)
  })

  test('breaks the connection when it fails in the middle, so that the client cannot take it for complete', async () => {
    watched = watchReads((read) => {
      if (read === 3) throw new Error('The disk is gone')
    })
    const answer = await begin('/reviews')
    let text = ''
    const read = async () => {
      for await (const chunk of answer) text += chunk
    }
    await expect(read()).rejects.toThrow('aborted')
    expect(answer.complete).toBe(false)
    expect(() => JSON.parse(text)).toThrow()
  })

  test('has each row that existed at the start exactly once, even if rows are added and hidden during the read', async () => {
    watched = watchReads((read) => {
      if (read === 3) void addReviews([-1, count])
    })
    const answer = await begin('/reviews')
    let text = ''
    for await (const chunk of answer) text += chunk
    const ids = (JSON.parse(text) as Review[]).map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(Array.from({ length: count }, (_, at) => `review-${at}`)))
    // Newer than the first portion, which had already been read.
    expect(ids).not.toContain(`review-${count}`)
  })

  test('is read no faster than its client receives it, and stops when the client disconnects', async () => {
    // A connection buffers a few megabytes, less than the following portions.
    const { autocommit } = env.shop.database
    await autocommit
      .updateTable('reviews')
      .set({ text: 'It held. '.repeat(1_200) })
      .execute()
    watched = watchReads()
    const answer = await begin('/reviews')
    answer.pause()
    await expect.poll(() => watched.mock.calls.length).toBeGreaterThan(1)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const before = watched.mock.calls.length
    expect(before).toBeLessThan(portions)
    answer.destroy()
    // Reads a second list to its end, so that the first had time for one more read.
    await ask('/reviews')
    expect(watched.mock.calls.length - before - portions).toBeLessThanOrEqual(1)
  })
})

test('Two callers are served in separate turns of the event loop, in the order of their calls', async () => {
  let turn = 0
  let isOver = false
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const turns = await Promise.all([1, 2, 3].map(() => nextOwnTurn().then(() => turn)))
  isOver = true
  expect(new Set(turns).size).toBe(3)
  expect(turns).toEqual(turns.toSorted((one, other) => one - other))
})
