import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { ImageHostFailure, type Picture } from './image-host.ts'
import { imgbb } from './imgbb.ts'
import {
  accepting,
  answering,
  type ImgbbStandIn,
  pictureAtImgbb,
  refusing,
  startImgbbStandIn,
} from './testing/imgbb-stand-in.ts'

const key = 'd3adbeefd3adbeefd3adbeefd3adbeef'
const bytes = new Uint8Array([82, 73, 70, 70, 0, 255])
const picture: Picture = {
  hash: 'a1'.repeat(32),
  sizes: [
    { width: 960, height: 480, bytes },
    { width: 480, height: 240, bytes: new Uint8Array([1]) },
  ],
  outline: null,
}

let standIn: ImgbbStandIn
beforeEach(async () => {
  standIn = await startImgbbStandIn()
})
afterEach(() => standIn.stop())

const patient = { key, answerWithinMs: patienceMs }
const upload = (place: { answerWithinMs?: number; at?: string } = {}) =>
  imgbb({ ...patient, at: standIn.address, ...place }).upload(picture)

/** Returns why an upload failed; asserts that the printable error does not contain the key. */
async function failure(uploading: Promise<string>): Promise<{ code: string; message: string }> {
  const error = await uploading.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ImageHostFailure)) throw new Error('It did not fail as an image host fails')
  expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(key)
  const { code, message } = error
  return { code, message }
}

describe('An upload to imgbb', () => {
  test("sends only the largest size in a form, with the key in the URL, and returns the picture's URL", async () => {
    expect(await upload()).toBe(pictureAtImgbb)
    expect(standIn.uploads).toEqual([
      {
        method: 'POST',
        path: '/1/upload',
        key,
        fields: ['image'],
        type: 'image/webp',
        bytes: Buffer.from(bytes),
      },
    ])
  })

  test.each([
    [100, 'Invalid API v1 key.', 'IMAGE_HOST_CLOSED', 'it does not take IMGBB_API_KEY (code 100)'],
    [100, 'Rate limit reached.', 'IMAGE_HOST_UNAVAILABLE', 'its rate limit is reached (code 100)'],
    [130, 'Empty upload source.', 'IMAGE_NOT_TAKEN', 'it did not take the picture (code 130)'],
    [310, 'Invalid image source.', 'IMAGE_NOT_TAKEN', 'it did not take the picture (code 310)'],
    [999, `No such thing as ${key}`, 'IMAGE_HOST_UNAVAILABLE', 'it refused with code 999'],
  ])('refused with %i (%s) fails as %s', async (code, message, failureCode, reason) => {
    standIn.answer = refusing(code, message)
    expect(await failure(upload())).toEqual({ code: failureCode, message: reason })
  })

  test.each([
    ['another status', 500, { error: { code: 100, message: 'x' } }, 'it answered with status 500'],
    ['a refusal of another form', 400, 'Bad Request', 'it answered with status 400'],
    ['a page', 200, '<html>', 'its answer is not as documented'],
    ['nothing', 200, '', 'its answer is not as documented'],
    ['no success', 200, { success: false, data: { url: pictureAtImgbb } }, 'its answer is not as documented'],
    ['no address', 200, { success: true, data: {} }, 'its answer is not as documented'],
  ])('fails after a response with %s', async (_what, status, body, reason) => {
    standIn.answer = answering(status, body)
    expect(await failure(upload())).toEqual({ code: 'IMAGE_HOST_UNAVAILABLE', message: reason })
  })

  test.each([
    'http://i.ibb.co/w04Prt6/wrench.webp',
    'https://ibb.co/2ndCYJK',
    'https://i.ibb.co.evil.example/a.webp',
    'javascript:alert(1)',
    '/w04Prt6/wrench.webp',
    '',
  ])("fails after a response with the URL %j, which is not one of imgbb's pictures", async (url) => {
    standIn.answer = accepting(url)
    expect(await failure(upload())).toEqual({
      code: 'IMAGE_HOST_UNAVAILABLE',
      message: 'its answer names no picture at https://i.ibb.co',
    })
  })

  test('does not follow a redirect', async () => {
    const elsewhere = await startImgbbStandIn()
    for (const status of [301, 302, 307, 308]) {
      standIn.answer = (response) => response.writeHead(status, { location: elsewhere.address }).end()
      expect(await failure(upload())).toMatchObject({ message: `it answered with status ${status}` })
    }
    expect(elsewhere.uploads).toEqual([])
    await elsewhere.stop()
  })

  test('stops reading an overlong response', async () => {
    const megabyte = Buffer.alloc(2 ** 20, ' ')
    let sent = 0
    const ended = new Promise<void>((resolve) => {
      standIn.answer = async (response) => {
        response.on('close', resolve)
        response.writeHead(200)
        for (; sent < 10 && !response.destroyed; sent += 1) {
          const flows = response.write(megabyte)
          if (!flows) await new Promise((go) => response.once('drain', go).once('close', go))
        }
        response.end()
      }
    })
    expect(await failure(upload())).toEqual({
      code: 'IMAGE_HOST_UNAVAILABLE',
      message: 'its answer is longer than 65536 bytes',
    })
    await ended
    expect(sent).toBeLessThan(10)
  })

  const timedOut = { code: 'IMAGE_HOST_UNAVAILABLE', message: 'no answer within 100 ms' }

  test('times out without a response', async () => {
    standIn.answer = () => undefined
    expect(await failure(upload({ answerWithinMs: 100 }))).toEqual(timedOut)
  })

  test('times out when the response never ends', async () => {
    standIn.answer = (response) => response.writeHead(200).write('{"success":true,')
    expect(await failure(upload({ answerWithinMs: 100 }))).toEqual(timedOut)
  })

  test('fails when no server listens', async () => {
    await standIn.stop()
    expect(await failure(upload())).toEqual({
      code: 'IMAGE_HOST_UNAVAILABLE',
      message: 'no connection (ECONNREFUSED)',
    })
  })

  test('fails when the connection breaks', async () => {
    standIn.answer = (response) => response.destroy()
    expect(await failure(upload())).toMatchObject({ message: expect.stringMatching(/^no connection/) })
  })
})
