import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mostImageBytes } from '../../../contract/images/images.ts'
import { isOwnPicture } from '../../../domain/catalogue/own-picture.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { pngBomb, samplePicture } from '../../providers/images/testing/sample-pictures.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { picturePathsOf, storedPictures } from './testing/stored-pictures.ts'
import { type Field, upload } from './testing/upload.ts'

const email = 'ada@example.com'
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

describeOnEveryEngine('Uploading a picture', (engine) => {
  let opened: TestApp
  let folder: string

  beforeAll(async () => {
    opened = await openTestApp(engine)
    folder = mkdtempSync(join(tmpdir(), 'truewheel-test-of-uploads-'))
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await opened.drop()
  })
  beforeEach(() => vi.stubEnv('TMPDIR', folder))
  afterEach(async () => {
    vi.unstubAllEnvs()
    opened.identity.down = false
    await opened.shop.database.autocommit.deleteFrom('images').execute()
    expect(readdirSync(folder)).toEqual([])
  })

  const send = (fields: readonly Field[], proof = opened.identity.proofOf({ email })) =>
    upload({ app: opened.app, proof }, fields)

  test('Returns the response shape of image hosts, with an address that an img element can load', async () => {
    const answer = await send([['image', await samplePicture('jpeg', { width: 1000, height: 500 })]])
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { data, ...rest } = answer.json()
    expect(rest).toEqual({ success: true })
    expect(data).toEqual({ url: expect.any(String), width: 960, height: 480 })
    expect(data.url).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/)
    expect(isOwnPicture(data.url, { publicUrl: 'http://localhost' })).toBe(true)
  })

  test("Ignores the file's name and declared type, and other fields", async () => {
    const bytes = await samplePicture('png', { width: 20, height: 20 })
    const fields: Field[] = [
      ['name', 'wrench'],
      ['image', bytes, '../../evil.svg'],
      ['expiration', '600'],
    ]
    const { success, data } = (await send(fields)).json()
    expect([success, data.url]).toEqual([true, expect.stringMatching(/^\/images\/[\da-f]{64}\.webp$/)])
    expect((await opened.app.inject(data.url)).headers['content-type']).toBe('image/webp')
  })

  test('Stores all sizes with their uploader', async () => {
    const proof = opened.identity.proofOf({ email })
    const register = { method: 'PUT', url: `/api/users/${email}`, body: { email } } as const
    await opened.app.inject({ ...register, headers: { authorization: `Bearer ${proof}` } })
    const bytes = await samplePicture('jpeg', { width: 1000, height: 500 })
    const { url } = (await send([['image', bytes]], proof)).json().data
    const stored = await storedPictures(opened.shop)
    expect(stored.map((picture) => picture.url)).toEqual(picturePathsOf(url))
    const user = await opened.shop.database.read.selectFrom('users').select('id').executeTakeFirst()
    for (const picture of stored) {
      const known = { uploaded_by: user?.id, shown_here: 1 }
      expect(picture).toMatchObject({ ...known, outline: null, content_type: 'image/webp' })
    }
  })

  test('Stores the same picture once, even if it is uploaded twice at the same time', async () => {
    const bytes = await samplePicture('jpeg', { width: 1000, height: 500 })
    const several = await Promise.all([1, 2, 3, 4].map(() => send([['image', bytes]])))
    several.push(await send([['image', bytes]]))
    const urls = several.map((answer) => answer.json().data.url)
    expect(new Set(urls).size).toBe(1)
    expect(await storedPictures(opened.shop)).toHaveLength(3)
  })

  describe('refuses with a reason and stores nothing', () => {
    afterEach(async () => expect(await storedPictures(opened.shop)).toEqual([]))

    test.each<[string, number, string, (picture: Buffer<ArrayBuffer>) => readonly Field[]]>([
      ['when there is none', 400, 'IMAGE_MISSING', () => []],
      ['when its field has another name', 400, 'IMAGE_MISSING', (picture) => [['picture', picture]]],
      ['when the field is text', 400, 'IMAGE_MISSING', () => [['image', 'https://evil.example/a.png']]],
      [
        'when there are two',
        400,
        'IMAGE_MISSING',
        (picture) => [
          ['image', picture],
          ['image', picture],
        ],
      ],
      [
        'when there is text as well',
        400,
        'IMAGE_MISSING',
        (picture) => [
          ['image', 'a'],
          ['image', picture],
        ],
      ],
      [
        'when there is another file as well',
        400,
        'IMAGE_MISSING',
        (picture) => [
          ['image', picture],
          ['b', picture],
        ],
      ],
      ['when it is an SVG', 415, 'IMAGE_NOT_SUPPORTED', () => [['image', svg, 'picture.png']]],
      ['when it is empty', 415, 'IMAGE_NOT_SUPPORTED', () => [['image', Buffer.alloc(0)]]],
      ['when it is truncated', 422, 'IMAGE_DAMAGED', (picture) => [['image', picture.subarray(0, -200)]]],
      ['when it is a decompression bomb', 422, 'IMAGE_TOO_MANY_PIXELS', () => [['image', pngBomb(30_000)]]],
      ['when it is too large', 413, 'IMAGE_TOO_LARGE', () => [['image', Buffer.alloc(mostImageBytes + 1)]]],
      [
        'when there are too many fields',
        400,
        'IMAGE_MISSING',
        (picture) => [
          ...Array.from({ length: 40 }, (_, index) => [`field-${index}`, 'x'] as const),
          ['image', picture],
        ],
      ],
    ])('%s', async (_, status, code, fieldsWith) => {
      const picture = await samplePicture('jpeg', { width: 300, height: 300 })
      const answer = await send(fieldsWith(picture))
      expect(answer.statusCode).toBe(status)
      const message = expect.stringMatching(/^[A-Z].+\.$/)
      expect(answer.json()).toEqual({
        success: false,
        status,
        error: { message, code },
        message,
        code,
        requestId: expect.any(String),
      })
    })

    test.each([
      ['application/json', '{"image":"data:"}'],
      ['multipart/form-data', 'no boundary'],
      ['multipart/form-data; boundary=x', 'not a form'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
      ],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nabc\r\n--x--',
      ],
    ])('when the body is not a form with a file (%#)', async (type, body) => {
      const authorization = `Bearer ${opened.identity.proofOf({ email })}`
      const headers = { 'content-type': type, authorization }
      const answer = await opened.app.inject({ method: 'POST', url: '/images', headers, body })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'IMAGE_MISSING'])
    })

    test('when the uploader has no valid ID token', async () => {
      const fields: Field[] = [['image', await samplePicture('jpeg', { width: 9, height: 9 })]]
      const withoutToken = await upload({ app: opened.app }, fields)
      expect([withoutToken.statusCode, withoutToken.json().error.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
      const withInvalidToken = await send(fields, 'made-up')
      expect([withInvalidToken.statusCode, withInvalidToken.json().error.code]).toEqual([
        401,
        'PROOF_INVALID',
      ])
      opened.identity.down = true
      const whileDown = await send(fields)
      expect([whileDown.statusCode, whileDown.json().error.code]).toEqual([503, 'SIGN_IN_UNAVAILABLE'])
    })
  })
})
