import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../tools/test-run/free-port.ts'
import type { StoredAnswer } from './stored-answers.ts'

/** A server in its own process. */
export interface Stand {
  readonly port: number
  readonly pid: number
  end(): Promise<void>
}

/** Starts a bare node:http server that repeats a list of answers. */
export async function startBareNode(list: string): Promise<Stand> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), [list])
  const [port] = await once(server, 'message')
  return { port: Number(port), ...ofProcess(server) }
}

/** The facts about the floor server that the load needs, as of a shop. */
export interface Floor extends Stand {
  readonly tokens: readonly string[]
  readonly toolIds: readonly string[]
  readonly cardKey: string
}

/** Starts the handwritten server whose order costs are the minimum (floor) for the shop. */
export async function startFloor(): Promise<Floor> {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-bench-floor-'))
  const server = fork(join(import.meta.dirname, 'floor-server.ts'), [join(folder, 'floor.sqlite')])
  const [port] = await once(server, 'message')
  const { pid, end } = ofProcess(server)
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}-${index}`)
  return {
    ...{
      port: Number(port),
      pid,
      tokens: named('token', 50),
      toolIds: named('tool', 15),
      cardKey: 'card-key',
    },
    async end() {
      await end()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Starts nginx with one worker, which serves the same bytes at /N; undefined if nginx is not installed. */
export async function startNginx(
  folder: string,
  answers: readonly StoredAnswer[],
): Promise<Stand | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const places = answers.map(
    ({ file, type }, number) => `location = /${number} { types {} default_type "${type}"; alias ${file}; }`,
  )
  const lines = [
    'daemon off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/nginx.log;`,
    'events {}',
    'http {',
    'access_log off; keepalive_requests 1000000000; open_file_cache max=100; tcp_nodelay on;',
    ...temporary,
    `server { listen 127.0.0.1:${port}; ${places.join('\n')} }`,
    '}',
  ]
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, lines.join('\n'))
  const nginx = spawn('nginx', ['-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await answersAt(port))) await wait(20)
  return { port, ...ofProcess(nginx) }
}

function answersAt(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/0`).then(
    async (answer) => (await answer.arrayBuffer()).byteLength > 0,
    () => false,
  )
}

function ofProcess(child: ChildProcess): Omit<Stand, 'port'> {
  return {
    pid: child.pid ?? 0,
    async end() {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
  }
}
