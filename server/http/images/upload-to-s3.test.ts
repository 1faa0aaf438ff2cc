import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { deleteLeftObjects } from '../../operations/images/delete-left-objects.ts'
import { deletePicturesOf, deleteUnusedPictures } from '../../operations/images/delete-pictures.ts'
import { movePictures } from '../../operations/images/move-pictures.ts'
import { hourMs } from '../../platform/clock.ts'
import { createLog } from '../../platform/log.ts'
import { s3PictureStore } from '../../providers/images/s3.ts'
import { quickLimits, type S3StandIn, startS3StandIn } from '../../providers/images/testing/s3-stand-in.ts'
import { decodePicture, samplePicture } from '../../providers/images/testing/sample-pictures.ts'
import { addCustomer } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { reEncodeOnce } from './testing/re-encode-once.ts'
import { picturePathsOf } from './testing/stored-pictures.ts'
import { upload } from './testing/upload.ts'

const reEncode = reEncodeOnce()

describeOnEveryEngine('A shop that keeps pictures in S3', (engine) => {
  let standIn: S3StandIn
  let env: TestApp
  let photograph: Uint8Array<ArrayBuffer>
  let lines: string[]

  beforeAll(async () => {
    standIn = await startS3StandIn()
    lines = []
    env = await openTestApp(
      engine,
      { log: createLog('info', { write: (line) => lines.push(line) }), reEncode },
      { pictureStore: s3PictureStore(standIn.place, quickLimits) },
    )
    photograph = await samplePicture('jpeg', { width: 1000, height: 500 })
  })
  afterAll(async () => {
    await env.drop()
    await standIn.stop()
  })
  afterEach(async () => {
    standIn.broken = undefined
    standIn.objects.clear()
    const { autocommit } = env.shop.database
    await autocommit.deleteFrom('images').execute()
    await autocommit.deleteFrom('left_objects').execute()
    const { accessKeyId, secretAccessKey } = standIn.place
    expect(lines.join('')).not.toContain(secretAccessKey)
    expect(lines.join('')).not.toContain(accessKeyId)
  })

  const send = (bytes = photograph) =>
    upload({ app: env.app, proof: env.identity.proofOf({ email: 'ada@example.com' }) }, [['image', bytes]])
  const uploaded = async (): Promise<string> => (await send()).json().data.url
  const get = (url: string) => env.app.inject(url)
  const rows = () => env.shop.database.read.selectFrom('images').select(['bytes', 'object_key']).execute()
  const left = async () =>
    (await env.shop.database.read.selectFrom('left_objects').select('object_key').execute()).length

  test('stores the three sizes there and serves them at the usual addresses, from any process', async () => {
    const url = await uploaded()
    expect(url).toMatch(/^\/images\/[\da-f]{64}\.webp$/)
    for (const [index, path] of picturePathsOf(url).entries()) {
      const answer = await get(path)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(await decodePicture(answer.rawPayload)).toMatchObject({ width: [960, 480, 240][index] })
    }
    const stored = await rows()
    expect(stored.every(({ bytes }) => bytes === null)).toBe(true)
    expect(new Set(stored.map((row) => row.object_key))).toEqual(new Set(standIn.objects.keys()))
    expect(await left()).toBe(0)
  })

  test('stores a picture that is uploaded again once', async () => {
    const url = await uploaded()
    const kept = [...standIn.objects.keys()]
    expect(await uploaded()).toBe(url)
    await deleteLeftObjects(env.shop)
    expect([...standIn.objects.keys()]).toEqual(kept)
    expect((await get(url)).statusCode).toBe(200)
  })

  test('deletes the files of deleted pictures, even if S3 was down meanwhile', async () => {
    await uploaded()
    await uploaded()
    const { userId } = await addCustomer(env.shop)
    await env.shop.database.autocommit.updateTable('images').set({ uploaded_by: userId }).execute()
    standIn.broken = 'busy'
    await env.shop.database.write(async (transaction) => {
      await deletePicturesOf(transaction, userId, env.shop.clock())
      return done(null)
    })
    expect([(await rows()).length, await left()]).toEqual([0, 6])
    await expect(deleteLeftObjects(env.shop)).rejects.toThrow('S3: it answered with status 503')
    standIn.broken = undefined
    env.shop.clock.moveBy(hourMs)
    await deleteLeftObjects(env.shop)
    expect([standIn.objects.size, await left()]).toEqual([0, 0])
  })

  test('deletes the files of pictures that nothing has shown for two weeks', async () => {
    await uploaded()
    await env.shop.database.autocommit.updateTable('images').set({ shown_here: 1 }).execute()
    await deleteUnusedPictures(env.shop)
    env.shop.clock.moveBy(14 * 24 * hourMs)
    await deleteUnusedPictures(env.shop)
    await deleteLeftObjects(env.shop)
    expect([(await rows()).length, standIn.objects.size, await left()]).toEqual([0, 0, 0])
  })

  test('deletes the files that an interrupted upload left there, but not while the upload may still run', async () => {
    const store = env.shop.pictureStore
    const { database, clock } = env.shop
    await database.autocommit
      .insertInto('left_objects')
      .values({ object_key: 'half', delete_at: clock() + hourMs })
      .execute()
    await store?.put('half', new Uint8Array([1]))
    await deleteLeftObjects(env.shop)
    expect(standIn.objects.size).toBe(1)
    clock.moveBy(hourMs)
    await deleteLeftObjects(env.shop)
    expect(standIn.objects.size).toBe(0)
  })

  test.each(['busy', 'silent'] as const)('says so while S3 is %s, and stores nothing', async (fault) => {
    standIn.broken = fault
    const answer = await send()
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'IMAGE_HOST_UNAVAILABLE'])
    expect(lines.join('')).toContain('"reason":"S3: ')
    expect(await rows()).toEqual([])
    expect(await left()).toBe(3)
  })

  test.each([
    ['busy', 'S3: it answered with status 503 (SlowDown)'],
    ['garbage', 'is not what was stored'],
    ['cut', 'S3: no connection'],
  ] as const)('answers an uncached 503 for a picture while S3 is %s', async (fault, reason) => {
    const url = await uploaded()
    standIn.broken = fault
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(answer.headers).not.toHaveProperty('etag')
    expect(lines.at(-2) ?? '').toContain(reason)
  })

  test('moves pictures out of the database and back, and serves each picture throughout', async () => {
    const { shop } = env
    const inDatabase = { ...shop, pictureStore: undefined }
    const url = await uploaded()
    const before = (await get(url)).rawPayload
    expect(await movePictures(shop, 'database')).toEqual({ moved: 3, failures: [] })
    expect((await rows()).every((row) => row.bytes !== null && row.object_key === null)).toBe(true)
    expect((await get(url)).rawPayload.equals(before)).toBe(true)
    shop.clock.moveBy(hourMs)
    await deleteLeftObjects(shop)
    expect(standIn.objects.size).toBe(0)
    expect(await movePictures(shop, 's3')).toEqual({ moved: 3, failures: [] })
    expect(await movePictures(shop, 's3')).toEqual({ moved: 0, failures: [] })
    expect([standIn.objects.size, await left()]).toEqual([3, 0])
    expect((await get(url)).rawPayload.equals(before)).toBe(true)
    const [lost = ''] = standIn.objects.keys()
    standIn.objects.delete(lost)
    expect(await movePictures(shop, 'database')).toEqual({
      moved: 2,
      failures: [`S3: ${lost} is not there`],
    })
    expect(await movePictures(inDatabase, 'database')).toMatchObject({
      moved: 0,
      failures: ['the picture is in S3, and S3_URL is not set'],
    })
  })
})
