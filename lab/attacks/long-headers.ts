import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type ShopProcess, startShopProcess } from '../../server/testing/shop-process.ts'
import { freePort } from '../../tools/test-run/free-port.ts'
import type { Figure, LongRun } from '../long-run.ts'

const seconds = 5
/** In the original finding, 3.3 calls a second from one address were sufficient. */
const callsASecond = 10
/** Node accepts 16 KiB of headers in total. */
const longest = 15_000
const slowestMs = 1_000

/** Headers close to the size limit, one for each header that the sign-in or the log parses. */
const attacks: readonly Readonly<Record<string, string>>[] = [
  { origin: 'a'.repeat(longest) },
  { origin: `https://${'a@'.repeat(140)}` },
  { referer: `http://localhost/${'a@'.repeat(longest / 2)}` },
  { 'user-agent': ' '.repeat(longest) },
  { cookie: `truewheel.session_token=${'%41'.repeat(longest / 3)}` },
  { cookie: 'a=;'.repeat(longest / 3) },
  { 'x-forwarded-for': '1,'.repeat(longest / 2) },
  { 'x-request-id': 'a'.repeat(longest) },
  { authorization: `Bearer ${'a.'.repeat(longest / 2 - 10)}` },
  { 'accept-encoding': 'br;'.repeat(longest / 3) },
]

export const longHeaders: LongRun = {
  name: 'long-headers',
  about: `one address sends headers of 15,000 characters, ${callsASecond} a second for ${seconds} s each, while /healthz is measured`,
  async run() {
    const port = await freePort()
    const shop = startShopProcess({ PORT: String(port), SAMPLE_CATALOGUE: 'off' })
    try {
      await Promise.race([untilAlive(port), failedStart(shop)])
      const figures: Figure[] = []
      for (const headers of attacks) figures.push(await attackWith(port, headers))
      return figures
    } finally {
      shop.process.kill('SIGTERM')
      await shop.ended
    }
  },
}

async function attackWith(port: number, headers: Readonly<Record<string, string>>): Promise<Figure> {
  const [[name = '', value = ''] = []] = Object.entries(headers)
  const attack = { cookie: 'truewheel.session_token=a', ...headers }
  const pending: Promise<unknown>[] = []
  const healthMs: number[] = []
  for (let call = 0; call < seconds * callsASecond; call += 1) {
    const path = call % 2 === 0 ? '/auth/sign-out' : '/api/tools'
    pending.push(timeRequest(port, path === '/api/tools' ? 'GET' : 'POST', path, attack))
    if (call % callsASecond === 0)
      pending.push(timeRequest(port, 'GET', '/healthz', {}).then((ms) => healthMs.push(ms)))
    await wait(1_000 / callsASecond)
  }
  await Promise.all(pending)
  const slowest = Math.round(Math.max(...healthMs))
  return {
    what: `/healthz, slowest of ${healthMs.length}, while ${name} begins with ${JSON.stringify(value.slice(0, 12))}`,
    value: `${slowest} ms`,
    bar: `under ${slowestMs} ms`,
    holds: slowest < slowestMs,
  }
}

/** Returns the milliseconds until the response is complete. */
function timeRequest(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(performance.now() - startedAt))
    })
    call.once('error', reject)
    call.end()
  })
}

async function failedStart({ ended, errors }: ShopProcess): Promise<never> {
  await ended
  throw new Error(`The shop did not start: ${errors()}`)
}

async function untilAlive(port: number): Promise<void> {
  for (;;) {
    try {
      await timeRequest(port, 'GET', '/healthz', {})
      return
    } catch {
      // The server is not listening yet.
      await wait(200)
    }
  }
}
