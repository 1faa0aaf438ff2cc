import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/test-run/free-port.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { type RunningShop, startRunningShop } from '../running-shop.ts'

const callers = 16
const stopDelayS = 3
const settings = { RATE_LIMIT_FACTOR: '1000000', STOP_DELAY: String(stopDelayS) }

/** Two shops with databases of their own: the run only reads. */
export const stopBehindNginx: LongRun = {
  name: 'stop-behind-nginx',
  about: 'stops one of two shops behind nginx (deploy/nginx.conf) while callers ask for pages and lists',
  async run(): Promise<readonly Figure[]> {
    if (spawnSync('nginx', ['-v']).error)
      throw new Error('nginx is not installed (Debian: apt install nginx-light)')
    const shops = await Promise.all([startRunningShop(settings), startRunningShop(settings)])
    const port = await freePort()
    const folder = mkdtempSync(join(tmpdir(), 'truewheel-nginx-'))
    const nginx = startNginx(folder, port, shops)
    try {
      await wait(1_000)
      const answered = new Map<string, number>()
      const load = ask(port, answered, (stopDelayS + 6) * 1000)
      await wait(2_000)
      shops[0].process.kill('SIGTERM')
      const code = await shops[0].ended
      await load
      const good = answered.get('200') ?? 0
      const others = [...answered].filter(([what]) => what !== '200')
      const said = others.map(([what, count]) => `${count} × ${what}`).join(', ')
      return [
        { what: 'requests answered with 200', value: String(good), bar: 'over 100', holds: good > 100 },
        { what: 'other answers and failures', value: said || '0', bar: '0', holds: others.length === 0 },
        { what: 'exit code of the stopped shop', value: String(code), bar: '0', holds: code === 0 },
      ]
    } finally {
      nginx.kill('SIGTERM')
      await once(nginx, 'close')
      for (const shop of shops) shop.process.kill('SIGKILL')
      await Promise.all(shops.map((shop) => shop.ended))
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function startNginx(folder: string, port: number, shops: readonly RunningShop[]): ChildProcess {
  const [one, other] = shops.map((shop) => shop.port)
  const shipped = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${other}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${shipped}\n}\n`,
  )
  return spawn('nginx', ['-p', folder, '-c', config], { stdio: 'ignore' })
}

/** Callers who keep their connections and ask again and again. */
async function ask(port: number, answered: Map<string, number>, forMs: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const end = performance.now() + forMs
  const paths = ['/', '/api/tools', '/tools', '/api/none', '/favicon.svg']
  const caller = async (_: unknown, index: number) => {
    for (let turn = index; performance.now() < end; turn += 1) {
      const what = await once200(port, agent, paths[turn % paths.length] ?? '/')
      answered.set(what, (answered.get(what) ?? 0) + 1)
      await wait(5)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  agent.destroy()
}

/** The status of the answer, with 404 as 200 where that is right; or what went wrong. */
function once200(port: number, agent: Agent, path: string): Promise<string> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.resume()
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
      const expected = path === '/api/none' ? 404 : 200
      answer.once('end', () => resolve(answer.statusCode === expected ? '200' : String(answer.statusCode)))
    })
    call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
    call.end()
  })
}
