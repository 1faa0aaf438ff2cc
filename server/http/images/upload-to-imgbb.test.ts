import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { createLog } from '../../platform/log.ts'
import { imgbb } from '../../providers/images/imgbb.ts'
import {
  accepting,
  answering,
  type ImgbbStandIn,
  pictureAtImgbb,
  refusing,
  startImgbbStandIn,
} from '../../providers/images/testing/imgbb-stand-in.ts'
import { decodePicture, samplePicture } from '../../providers/images/testing/sample-pictures.ts'
import { callApi, type OperationId, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { reEncodeOnce } from './testing/re-encode-once.ts'
import { storedPictures } from './testing/stored-pictures.ts'
import { type Field, upload } from './testing/upload.ts'

const key = 'd3adbeefd3adbeefd3adbeefd3adbeef'
const email = 'ada@example.com'
const reEncode = reEncodeOnce()

describeOnEveryEngine('A shop with imgbb as its image host', (engine) => {
  let standIn: ImgbbStandIn
  let env: TestApp
  let lines: string[]

  beforeAll(async () => {
    standIn = await startImgbbStandIn()
    lines = []
    env = await openTestApp(
      engine,
      { log: createLog('info', { write: (line) => lines.push(line) }), reEncode },
      { imageHosting: imgbb({ key, at: standIn.address, answerWithinMs: patienceMs }) },
    )
  })
  afterAll(async () => {
    await env.drop()
    await standIn.stop()
  })
  afterEach(async () => {
    standIn.answer = accepting(pictureAtImgbb)
    await env.shop.database.autocommit.deleteFrom('images').execute()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain(key)
  })

  /** Uploads, and checks that no response contains the key. */
  async function send(fields: readonly Field[], proof = env.identity.proofOf({ email })) {
    const answer = await upload({ app: env.app, proof }, fields)
    expect(`${JSON.stringify(answer.headers)}${answer.body}`).not.toContain(key)
    return answer
  }
  const photograph = async (): Promise<readonly Field[]> => [
    ['image', await samplePicture('jpeg', { width: 1000, height: 500 }), 'wrench.jpg'],
  ]
  const cutOut = async (): Promise<readonly Field[]> => [
    ['image', await samplePicture('png', { width: 500, height: 250, alpha: true })],
  ]
  const callAs = async (id: OperationId, call: { params?: Record<string, string>; body: object }) => {
    const admin = await addAdmin(env.shop)
    const params = id === 'saveProfile' ? { email: admin.email } : {}
    return callApi(env, operationOf(id), { params, ...call, token: await env.tokenOf(admin) })
  }
  const toolWith = (img: string) => ({
    img,
    name: 'Hub axle vice',
    shortDescription: 'Holds an axle by its flats.',
    minOrderQuantity: 2,
    availableQuantity: 7,
    price: 19.99,
  })

  test("returns imgbb's address in the usual response", async () => {
    const answer = await send(await photograph())
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.json()).toEqual({ success: true, data: { url: pictureAtImgbb, width: 960, height: 480 } })
  })

  test('sends imgbb its own encoding without metadata, never the uploaded file', async () => {
    await send(await photograph())
    const arrived = standIn.uploads.at(-1)
    expect(arrived).toMatchObject({ key, type: 'image/webp', fields: ['image'] })
    const seen = await decodePicture(arrived?.bytes ?? Buffer.alloc(0))
    expect(seen).toMatchObject({ format: 'webp', width: 960, height: 480, hasMetadata: false })
  })

  test('stores the address with its uploader, but no bytes', async () => {
    const proof = env.identity.proofOf({ email })
    const register = { method: 'PUT', url: `/api/users/${email}`, body: { email } } as const
    await env.app.inject({ ...register, headers: { authorization: `Bearer ${proof}` } })
    await send(await photograph(), proof)
    const { read } = env.shop.database
    const user = await read.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst()
    const stored = await read.selectFrom('images').selectAll().execute()
    expect(user).toBeDefined()
    expect(stored).toMatchObject([
      { url: pictureAtImgbb, width: 960, height: 480, outline: null, bytes: null, uploaded_by: user?.id },
    ])
  })

  test('shows a tool on the outline of its cut-out', async () => {
    const { url } = (await send(await cutOut())).json().data
    expect(refusalOf(await callAs('addTool', { body: toolWith(url) }))).toBe('done')
    const [tool] = (await callApi(env, operationOf('listTools'), {})).json<Tool[]>()
    expect(tool).toMatchObject({ img: pictureAtImgbb, outline: expect.stringMatching(/^M\d/) })
  })

  test('accepts the same picture again, even if imgbb returns the earlier address', async () => {
    await send(await photograph())
    expect((await send(await photograph())).json()).toMatchObject({ data: { url: pictureAtImgbb } })
    expect(await storedPictures(env.shop)).toHaveLength(1)
  })

  const operationsWithPicture: [OperationId, (img: string) => object][] = [
    ['addTool', toolWith],
    ['addReview', (img) => ({ img, name: 'Ada', review: 'Holds.', ratings: 5 })],
    ['saveProfile', (img) => ({ img })],
  ]
  test.each(operationsWithPicture)(
    '%s accepts a picture at imgbb or in the shop, and refuses other hosts',
    async (id, bodyWith) => {
      const codes = [
        pictureAtImgbb,
        `/images/${'a1'.repeat(32)}.webp`,
        'https://elsewhere.example/w04Prt6/wrench.webp',
        'https://i.ibb.co.evil.example/wrench.webp',
      ].map(async (img) => refusalOf(await callAs(id, { body: bodyWith(img) })))
      expect(await Promise.all(codes)).toEqual(['done', 'done', 'IMAGE_NOT_OURS', 'IMAGE_NOT_OURS'])
    },
  )

  test("lets its pages show imgbb's pictures", async () => {
    const { headers } = await env.app.inject('/healthz')
    expect(String(headers['content-security-policy']).split(';')).toContain(
      "img-src 'self' data: blob: https://i.ibb.co",
    )
  })

  describe('returns and stores no address', () => {
    afterEach(async () => expect(await storedPictures(env.shop)).toEqual([]))

    test.each([
      ['does not know the key', refusing(100, 'Invalid API v1 key.'), 503, 'IMAGE_HOST_CLOSED'],
      ['has had enough calls', refusing(100, 'Rate limit reached.'), 503, 'IMAGE_HOST_UNAVAILABLE'],
      ['finds no picture', refusing(130, 'Empty upload source.'), 422, 'IMAGE_NOT_TAKEN'],
      ['does not take the picture', refusing(310, 'Invalid image source.'), 422, 'IMAGE_NOT_TAKEN'],
      ['answers a page', answering(200, '<html>'), 503, 'IMAGE_HOST_UNAVAILABLE'],
    ])('when imgbb %s, with a message that says what to do', async (_what, answer, status, code) => {
      standIn.answer = answer
      const refused = await send(await photograph())
      expect(refused.statusCode).toBe(status)
      const message = expect.stringMatching(/^[A-Z].+\.$/)
      const error = { message, code }
      expect(refused.json()).toEqual({
        success: false,
        status,
        error,
        ...error,
        requestId: expect.any(String),
      })
      const { requestId } = refused.json()
      const logLine = lines.map((line) => JSON.parse(line)).find((line) => line.reqId === requestId)
      expect(logLine).toMatchObject({
        code,
        reason: expect.any(String),
        msg: 'the image host did not store or return a picture',
      })
    })

    test('when imgbb closes the connection', async () => {
      standIn.answer = (response) => response.destroy()
      const refused = await send(await photograph())
      expect([refused.statusCode, refusalOf(refused)]).toEqual([503, 'IMAGE_HOST_UNAVAILABLE'])
    })

    test.each([
      ['is no picture', [['image', Buffer.from('<svg/>')]], undefined, 'IMAGE_NOT_SUPPORTED'],
      ['has an invalid ID token', [['image', Buffer.from('<svg/>')]], 'made-up', 'PROOF_INVALID'],
    ] as const)('and sends imgbb nothing when the upload %s', async (_what, fields, proof, code) => {
      const before = standIn.uploads.length
      expect(refusalOf(await send(fields, proof))).toBe(code)
      expect(standIn.uploads).toHaveLength(before)
    })
  })
})

describeOnEveryEngine('A shop that stores its pictures itself', (engine) => {
  test('refuses pictures at imgbb, and its pages load none from there', async () => {
    const env = await openTestApp(engine)
    const token = await env.tokenOf(await addAdmin(env.shop))
    const body = { img: pictureAtImgbb, name: 'Ada', review: 'Holds.', ratings: 5 }
    const answer = await callApi(env, operationOf('addReview'), { token, body })
    expect(refusalOf(answer)).toBe('IMAGE_NOT_OURS')
    expect(String(answer.headers['content-security-policy'])).not.toContain('ibb.co')
    await env.drop()
  })
})
