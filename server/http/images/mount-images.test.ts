import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPictureFile } from '../../data/queries/catalogue/images.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { decodePicture, samplePicture } from '../../providers/images/testing/sample-pictures.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from './testing/upload.ts'

const unknown = 'a1'.repeat(32)

describeOnEveryEngine('An uploaded picture', (engine) => {
  let opened: TestApp
  let large: string
  let small: string

  beforeAll(async () => {
    opened = await openTestApp(engine)
    const { app, identity } = opened
    const proof = identity.proofOf({ email: 'ada@example.com' })
    const urlOf = async (width: number, height: number) => {
      const bytes = await samplePicture('jpeg', { width, height })
      return (await upload({ app, proof }, [['image', bytes]])).json().data.url
    }
    large = await urlOf(1200, 900)
    small = await urlOf(300, 200)
  })
  afterAll(() => opened.drop())

  const sized = (url: string, width: number) => url.replace('.webp', `-${width}.webp`)

  test('is public and may be cached forever', async () => {
    const answer = await opened.app.inject(large)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(await decodePicture(answer.rawPayload)).toMatchObject({ width: 960, height: 720 })
  })

  test.each([240, 480, 960])('is available %i pixels wide', async (width) => {
    const answer = await opened.app.inject(sized(large, width))
    expect(await decodePicture(answer.rawPayload)).toMatchObject({ width })
  })

  test('that is small is served in its own size instead of larger ones', async () => {
    const widths = [240, 480, 960].map(async (width) => {
      const answer = await opened.app.inject(sized(small, width))
      return (await decodePicture(answer.rawPayload)).width
    })
    expect(await Promise.all(widths)).toEqual([240, 300, 300])
  })

  test('is not sent again for a matching ETag', async () => {
    for (const url of [large, sized(large, 240)]) {
      const { etag } = (await opened.app.inject(url)).headers
      const again = await opened.app.inject({ url, headers: { 'if-none-match': `W/"x", ${etag}` } })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
  })

  test('has a different ETag for each width', async () => {
    const etags = [large, sized(large, 240), sized(large, 480), small].map(
      async (url) => (await opened.app.inject(url)).headers.etag,
    )
    expect(new Set(await Promise.all(etags)).size).toBe(4)
  })

  test('answers HEAD with its length', async () => {
    const { body, headers } = await opened.app.inject({ method: 'HEAD', url: large })
    const { rawPayload } = await opened.app.inject(large)
    expect([body, headers['content-length']]).toEqual(['', String(rawPayload.length)])
  })

  test('is available to every process of the shop', async () => {
    const other = await opened.shop.anotherProcess()
    const { rawPayload } = await opened.app.inject(large)
    const file = await findPictureFile(other.database.read, [large])
    expect(rawPayload.equals(file?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  test.each([
    `${unknown}.webp`,
    `${unknown}-240.webp`,
    `${unknown.slice(1)}.webp`,
    `${unknown}-241.webp`,
    `${unknown}.svg`,
    '..%2F..%2Fpackage.json',
    '%00.webp',
  ])('that does not exist is not found: %s', async (file) => {
    const answer = await opened.app.inject(`/images/${file}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  })
})
