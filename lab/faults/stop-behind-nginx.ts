import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/test-run/free-port.ts'
import { nginxConfiguration } from '../cluster/nginx-configuration.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { type RunningShop, startRunningShop } from '../running-shop.ts'

const callers = 16
const stopDelayS = 3
const settings = { RATE_LIMIT_FACTOR: '1000000', STOP_DELAY: String(stopDelayS) }

/** Two shops with separate databases are sufficient, because no request reads another request's data. */
export const stopBehindNginx: LongRun = {
  name: 'stop-behind-nginx',
  about:
    'behind nginx (deploy/nginx.conf), while callers request pages and lists and post messages: restarts one of two shops, then stops the other',
  async run(): Promise<readonly Figure[]> {
    if (spawnSync('nginx', ['-v']).error)
      throw new Error('nginx is not installed (Debian: apt install nginx-light)')
    const shipped = await restartUnderLoad('max_fails=0')
    const other = await restartUnderLoad('max_fails=1')
    const exits = shipped.exitCodes.join(', ')
    return [
      { what: 'requests answered', value: shipped.good, bar: 'both kinds', holds: shipped.bothKinds },
      {
        what: 'wrong answers and failures',
        value: shipped.failures,
        bar: 'none but 502 for under 1 % of the POSTs',
        holds: shipped.onlyFewPosts,
      },
      { what: 'exit codes of the stopped shops', value: exits, bar: '0, 0', holds: exits === '0, 0' },
      { what: 'for comparison, answered with max_fails=1', value: other.good, bar: 'none', holds: true },
      { what: 'failures with max_fails=1', value: other.failures, bar: 'none', holds: true },
    ]
  },
}

interface Restart {
  /** Counts of correct answers. */
  readonly good: string
  readonly bothKinds: boolean
  readonly failures: string
  /** nginx does not retry a POST that it sent on a connection which the closing shop had not accepted yet. */
  readonly onlyFewPosts: boolean
  readonly exitCodes: readonly (number | null)[]
}

async function restartUnderLoad(maxFails: string): Promise<Restart> {
  const shops = await Promise.all([startRunningShop(settings), startRunningShop(settings)])
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-nginx-'))
  const nginx = startNginx(folder, port, shops, maxFails)
  try {
    await wait(1_000)
    const load = startLoad(port)
    await wait(2_000)
    const exitCodes = [await stop(shops[0])]
    shops[0] = await startRunningShop({ ...settings, PORT: String(shops[0].port) })
    await wait(1_000)
    exitCodes.push(await stop(shops[1]))
    await wait(1_000)
    const answered = await load.stop()
    const [reads = 0, writes = 0] = ['GET 200', 'POST 200'].map((what) => answered.get(what))
    const others = [...answered].filter(([what]) => !what.endsWith(' 200'))
    const lost = answered.get('POST 502') ?? 0
    return {
      good: `${reads} × GET, ${writes} × POST`,
      bothKinds: reads > 100 && writes > 100,
      failures: others.map(([what, count]) => `${count} × ${what}`).join(', ') || '0',
      onlyFewPosts: others.every(([what]) => what === 'POST 502') && lost < writes / 100,
      exitCodes,
    }
  } finally {
    nginx.kill('SIGTERM')
    await once(nginx, 'close')
    for (const shop of shops) shop.process.kill('SIGKILL')
    await Promise.all(shops.map((shop) => shop.ended))
    rmSync(folder, { recursive: true, force: true })
  }
}

function stop(shop: RunningShop): Promise<number | null> {
  shop.process.kill('SIGTERM')
  return shop.ended
}

function startNginx(
  folder: string,
  port: number,
  shops: readonly RunningShop[],
  maxFails: string,
): ChildProcess {
  const config = join(folder, 'nginx.conf')
  const ports = shops.map((shop) => shop.port)
  writeFileSync(config, nginxConfiguration({ folder, port, shops: ports, maxFails }))
  return spawn('nginx', ['-p', folder, '-c', config], { stdio: 'ignore' })
}

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  /** The correct status. */
  readonly expected: number
}

const message = JSON.stringify({
  kind: 'contact',
  name: 'A caller',
  email: 'caller@example.com',
  message: 'Hello',
})

const calls: readonly Call[] = [
  { method: 'GET', path: '/', expected: 200 },
  { method: 'POST', path: '/api/quotes', body: message, expected: 200 },
  { method: 'GET', path: '/api/tools', expected: 200 },
  { method: 'GET', path: '/tools', expected: 200 },
  { method: 'POST', path: '/api/quotes', body: message, expected: 200 },
  { method: 'GET', path: '/api/none', expected: 404 },
  { method: 'GET', path: '/favicon.svg', expected: 200 },
]

/** Starts callers that send requests on keep-alive connections until they are stopped. */
function startLoad(port: number): { stop(): Promise<ReadonlyMap<string, number>> } {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const answered = new Map<string, number>()
  let stopped = false
  const caller = async (_: unknown, index: number) => {
    for (let turn = index; !stopped; turn += 1) {
      const call = calls[turn % calls.length]
      if (call === undefined) continue
      const what = `${call.method} ${await outcome(port, agent, call)}`
      answered.set(what, (answered.get(what) ?? 0) + 1)
      await wait(5)
    }
  }
  const all = Promise.all(Array.from({ length: callers }, caller))
  return {
    async stop() {
      stopped = true
      await all
      agent.destroy()
      return answered
    },
  }
}

/** Returns 200 for a correct answer, otherwise its status or the error. */
function outcome(port: number, agent: Agent, { method, path, body, expected }: Call): Promise<string> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, method, path, agent, headers }, (answer) => {
      answer.resume()
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
      answer.once('end', () => resolve(String(answer.statusCode === expected ? 200 : answer.statusCode)))
    })
    call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
    call.end(body)
  })
}
