import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ImageHostFailure } from './image-host.ts'
import { type S3Place, s3PictureStore } from './s3.ts'
import { quickLimits, type S3StandIn, startS3StandIn } from './testing/s3-stand-in.ts'

const bytes = new Uint8Array([82, 73, 70, 70, 0, 255])
const key = 'a1.b2.webp'

let standIn: S3StandIn
beforeEach(async () => {
  standIn = await startS3StandIn()
})
afterEach(() => standIn.stop())

const store = (change: Partial<S3Place> = {}) => s3PictureStore({ ...standIn.place, ...change }, quickLimits)

/** Returns why a call failed; asserts that the printable error contains no secret. */
async function failure(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ImageHostFailure)) throw new Error('It did not fail as an image host fails')
  const printed = `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
  expect(printed).not.toContain(standIn.place.secretAccessKey)
  expect(printed).not.toContain(standIn.place.accessKeyId)
  return `${error.code}: ${error.message}`
}

describe('A bucket', () => {
  test('stores a file, returns it, and may be told twice to delete it', async () => {
    const bucket = store()
    expect(await bucket.get(key)).toBeUndefined()
    await bucket.put(key, bytes)
    expect(standIn.objects.get(key)).toEqual(Buffer.from(bytes))
    expect(await bucket.get(key)).toEqual(bytes)
    await bucket.remove(key)
    await bucket.remove(key)
    expect(standIn.calls).toEqual(['GET 404', 'PUT 200', 'GET 200', 'DELETE 204', 'DELETE 204'])
  })

  test('is accessed within the limits of a running shop', async () => {
    const bucket = s3PictureStore(standIn.place)
    await bucket.put(key, bytes)
    expect(await bucket.get(key)).toEqual(bytes)
    await bucket.remove(key)
    expect(standIn.objects.size).toBe(0)
  })

  test.each([
    ['another secret', { secretAccessKey: 'another secret' }, '403 (SignatureDoesNotMatch)'],
    ['an unknown key', { accessKeyId: 'AKIAOTHER' }, '403 (InvalidAccessKeyId)'],
    ['another region', { region: 'us-east-1' }, '400 (AuthorizationHeaderMalformed)'],
  ])('refuses a call with %s, which is not repeated', async (_what, change, code) => {
    const told = `IMAGE_HOST_CLOSED: S3: it answered with status ${code}; npm run doctor says what to check`
    const bucket = store(change)
    expect(await failure(bucket.put(key, bytes))).toBe(told)
    expect(await failure(bucket.get(key))).toBe(told)
    expect(await failure(bucket.remove(key))).toBe(told)
    expect([standIn.calls.length, standIn.objects.size]).toEqual([3, 0])
  })

  test('that does not exist differs from a missing file', async () => {
    const url = standIn.place.url.replace('/pictures/', '/elsewhere/')
    expect(await failure(store({ url }).get(key))).toContain('IMAGE_HOST_CLOSED')
  })

  test.each(['busy', 'silent', 'cut'] as const)('that is %s once is asked again', async (fault) => {
    const bucket = store()
    standIn.faults.push(fault)
    await bucket.put(key, bytes)
    standIn.faults.push(fault)
    expect(await bucket.get(key)).toEqual(bytes)
  })

  test.each([
    ['busy', 'S3: it answered with status 503 (SlowDown)'],
    ['silent', 'S3: no answer within 500 ms'],
  ] as const)('that stays %s fails within its time, after three attempts', async (fault, reason) => {
    standIn.broken = fault
    const startedAt = performance.now()
    expect(await failure(store().get(key))).toBe(`IMAGE_HOST_UNAVAILABLE: ${reason}`)
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    if (fault === 'busy') expect(standIn.calls).toHaveLength(3)
  })

  test('that is unreachable causes an error', async () => {
    const bucket = store()
    await standIn.stop()
    expect(await failure(bucket.put(key, bytes))).toBe(
      'IMAGE_HOST_UNAVAILABLE: S3: no connection (ECONNREFUSED)',
    )
  })
})
