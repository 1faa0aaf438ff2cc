import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mostImageBytes } from '../../../contract/images/images.ts'
import { describeOnPosix } from '../../../tools/test-run/posix.ts'
import { anyEngine } from '../../data/testing/engines.ts'
import { samplePicture } from '../../providers/images/testing/sample-pictures.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { reEncodeOnce } from './testing/re-encode-once.ts'
import { storedPictures } from './testing/stored-pictures.ts'
import { encoded, upload } from './testing/upload.ts'

const email = 'ada@example.com'
let opened: TestApp | undefined
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truewheel-test-of-uploads-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  await opened?.drop()
  expect(temporaryFiles()).toEqual([])
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const temporaryFiles = () => readdirSync(folder).filter((name) => name.startsWith('truewheel-upload-'))

async function open(change: Parameters<typeof openTestApp>[1] = {}) {
  opened = await openTestApp(anyEngine, change)
  return { app: opened.app, shop: opened.shop, proof: opened.identity.proofOf({ email }) }
}

/** Starts a request to POST /images whose body is sent piece by piece. */
async function begin(headers: Record<string, string> = {}) {
  const { app, proof } = await open()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { type, body } = await encoded([['image', Buffer.alloc(mostImageBytes * 2)]])
  const sending = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/images',
    headers: { 'content-type': type, authorization: `Bearer ${proof}`, ...headers },
  })
  // After a refusal, the connection may close at any moment.
  sending.on('error', () => undefined)
  const answered = once(sending, 'response').then(async ([response]: IncomingMessage[]) => {
    const texts = await response?.setEncoding('utf8').toArray()
    return { status: response?.statusCode, ...JSON.parse(texts?.join('') ?? '') }
  })
  return { sending, body, answered }
}

test('A file whose declared length is too large is refused before the client sends it', async () => {
  const { sending, answered, body } = await begin({ 'content-length': String(mostImageBytes * 2) })
  sending.write(body.subarray(0, 100))
  expect(await answered).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE', success: false })
  sending.destroy()
})

test('A file that becomes too large is refused while the client sends it', async () => {
  const { sending, answered, body } = await begin({ 'transfer-encoding': 'chunked' })
  sending.write(body.subarray(0, mostImageBytes + 1000))
  expect(await answered).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE' })
  expect(temporaryFiles()).toEqual([])
  sending.destroy()
})

test('The connection of a refused upload is closed after a moment', async () => {
  const { sending, answered, body } = await begin({ 'transfer-encoding': 'chunked' })
  sending.write(body.subarray(0, mostImageBytes + 1000))
  await answered
  // A closed connection may emit an error first.
  const closed = new Promise((resolve) => sending.on('close', resolve))
  const more = setInterval(() => sending.write(Buffer.alloc(1000)), 50)
  await closed
  clearInterval(more)
})

/** Starts an upload and waits for its temporary file. Returns the file, and a function that aborts the upload. */
async function beginPart() {
  const { sending, answered, body } = await begin({ 'transfer-encoding': 'chunked' })
  answered.catch(() => undefined)
  sending.write(body.subarray(0, 100_000))
  await expect.poll(temporaryFiles).toHaveLength(1)
  const abort = async () => {
    sending.destroy()
    await expect.poll(temporaryFiles).toEqual([])
  }
  return { file: join(folder, temporaryFiles()[0] ?? ''), abort }
}

test('An aborted upload leaves no temporary file', async () => {
  const { abort } = await beginPart()
  await abort()
})

describeOnPosix('The file of an upload', () => {
  test('cannot be read by other users of the machine', async () => {
    const { file, abort } = await beginPart()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await abort()
  })
})

test('An address may upload twenty times a minute, multiplied by the factor; pictures and the API stay available', async () => {
  const { app, proof } = await open({ rateLimitFactor: 0.1 })
  const fields = [['image', await samplePicture('png', { width: 10, height: 10 })]] as const
  await upload({ app, proof }, fields)
  const second = await upload({ app, proof }, fields)
  const third = await upload({ app, proof }, fields)
  expect([second.statusCode, third.statusCode]).toEqual([200, 429])
  expect(third.json()).toMatchObject({ success: false, status: 429, error: { code: 'RATE_LIMITED' } })
  expect((await app.inject(second.json().data.url)).statusCode).toBe(200)
  expect((await app.inject('/api/items')).statusCode).toBe(200)
})

test('With another {host}, addresses are absolute, and pictures that look unused are not deleted', async () => {
  const { app, proof, shop } = await open({
    publicUrl: 'https://shop.example.com',
    headers: { inlineScript: '', apiOrigin: 'https://api.example.com', stripe: false, https: true },
  })
  const bytes = await samplePicture('png', { width: 10, height: 10 })
  const { url } = (await upload({ app, proof }, [['image', bytes]])).json().data
  expect(url).toMatch(/^https:\/\/shop\.example\.com\/images\/[0-9a-f]{64}\.webp$/)
  expect((await app.inject(new URL(url).pathname)).statusCode).toBe(200)
  expect((await storedPictures(shop)).map(({ shown_here }) => shown_here)).toEqual([0])
})

test('Too many concurrent uploads are refused with BUSY', async () => {
  const codes: string[] = []
  const once = reEncodeOnce()
  const { app, proof } = await open({
    // The first uploads occupy all slots until one upload is refused.
    reEncode: async (file) => {
      await expect.poll(() => codes).toContain('BUSY')
      return once(file)
    },
  })
  const bytes = await samplePicture('png', { width: 10, height: 10 })
  const send = async () =>
    codes.push((await upload({ app, proof }, [['image', bytes]])).json().code ?? 'stored')
  await Promise.all(Array.from({ length: 40 }, send))
  expect(new Set(codes)).toEqual(new Set(['stored', 'BUSY']))
  expect(codes.filter((code) => code === 'stored').length).toBeGreaterThanOrEqual(18)
})
