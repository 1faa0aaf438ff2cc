import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { describeOnPosix } from '../../../tools/test-run/posix.ts'
import { reEncode } from './re-encode.ts'
import { reEncodeApart } from './re-encode-apart.ts'
import { samplePicture } from './testing/sample-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'truewheel-pictures-'))
const picture = join(folder, 'picture')
writeFileSync(picture, await samplePicture('png', { width: 500, height: 400, alpha: true }))
afterAll(() => rmSync(folder, { recursive: true }))

test("A separate process produces the same picture as the shop's own, byte for byte", async () => {
  const here = await reEncode(picture)
  const apart = await reEncodeApart(picture)
  if (!here.ok || !apart.ok) throw new Error('Refused')
  expect(apart.value.hash).toBe(here.value.hash)
  const bytesOf = ({ value }: typeof here) =>
    value.sizes.map(({ bytes }) => Buffer.from(bytes).toString('hex'))
  expect(bytesOf(apart)).toEqual(bytesOf(here))
})

test('Refusals by the decoding process are returned', async () => {
  writeFileSync(join(folder, 'text'), 'no picture')
  expect(await reEncodeApart(join(folder, 'text'))).toEqual({ ok: false, code: 'IMAGE_NOT_SUPPORTED' })
})

test('A file that crashes the decoder counts as damaged', async () => {
  expect(await reEncodeApart(join(folder, 'not there'))).toEqual({ ok: false, code: 'IMAGE_DAMAGED' })
})

describeOnPosix('A file of endless length', () => {
  test('A decoder that takes too long is killed', async () => {
    // A FIFO without a writer blocks its reader for ever.
    const endless = join(folder, 'endless')
    execFileSync('mkfifo', [endless])
    expect(await reEncodeApart(endless, 200)).toEqual({ ok: false, code: 'BUSY' })
  })

  test('A decoder does not get the shop’s settings, so that a compromised one cannot leak secrets', async () => {
    const unread = join(folder, 'endless of a shop with a secret')
    execFileSync('mkfifo', [unread])
    vi.stubEnv('SHOP_SECRET', 'a secret of the shop')
    onTestFinished(() => void vi.unstubAllEnvs())
    const started = Promise.withResolvers<ChildProcess>()
    const note = (message: unknown) => started.resolve((message as { process: ChildProcess }).process)
    subscribe('child_process', note)
    const ended = reEncodeApart(unread)
    const { pid } = await started.promise
    unsubscribe('child_process', note)
    const environment = () => execFileSync('ps', ['eww', '-p', String(pid), '-o', 'command=']).toString()
    await expect.poll(environment).toContain('NODE_COMPILE_CACHE=')
    expect(environment()).not.toContain('a secret of the shop')
    await Promise.all([ended, writeFile(unread, '')])
  })

  test('A decoder dies with its shop', async () => {
    const endless = join(folder, 'endless of a killed shop')
    execFileSync('mkfifo', [endless])
    const shop = spawn(process.execPath, ['--input-type=module', '--eval', shopProgram, endless])
    const [pid] = await once(shop.stdout.setEncoding('utf8'), 'data')
    shop.kill('SIGKILL')
    await vi.waitFor(() => expect(isRunning(Number(pid))).toBe(false), 10_000)
  })
})

/** A shop that decodes the file named by its argument, and prints the process id of the decoder. */
const shopProgram = `
  const { subscribe } = await import('node:diagnostics_channel')
  subscribe('child_process', ({ process: decoder }) => setImmediate(() => console.log(decoder.pid)))
  const { reEncodeApart } = await import('${new URL('re-encode-apart.ts', import.meta.url)}')
  await reEncodeApart(process.argv[1])`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // If no process reaps orphans, a dead process keeps its id.
  const state = `/proc/${pid}/stat`
  return !existsSync(state) || !/\) Z /.test(readFileSync(state, 'utf8'))
}
