// node lab/bench/start.ts [rounds]: measures how long a warm `npm start` takes until the shop answers, and its
// memory ten seconds later, before and after its first two pages, compared with a Node that only answers
// "ok".
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/test-run/free-port.ts'
import { signalGroup } from '../../tools/test-run/signal-group.ts'

const rounds = Number(process.argv[2] ?? 5)
const idleMs = 10_000
const folder = mkdtempSync(join(tmpdir(), 'truewheel-start-'))

interface Figures {
  readonly readyMs: number
  readonly idleMb: number
  readonly afterPagesMb: number
}

/** Measures one start. The first start in a new folder is only a warm-up. */
async function start(): Promise<Figures> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  // A new process group, so that npm and its children end together.
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  while (!(await answers(`${origin}/readyz`))) await wait(5)
  const readyMs = performance.now() - startedAt
  await wait(idleMs)
  const idleMb = await residentMb(origin)
  for (const page of ['/', '/tools']) await (await fetch(origin + page)).text()
  await wait(1_000)
  const afterPagesMb = await residentMb(origin)
  if (npm.pid !== undefined) {
    signalGroup(npm.pid, 'SIGTERM')
    // npm may end before the shop, which uses the folder until it ends.
    while (signalGroup(npm.pid, 0)) await wait(20)
  }
  return { readyMs, idleMb, afterPagesMb }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Returns the memory of the shop's process, from its metrics. */
async function residentMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1024 ** 2
}

async function bareNodeMb(): Promise<number> {
  const program =
    "require('node:http').createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1'); " +
    'console.log(process.memoryUsage.rss())'
  const node = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await once(node.stdout, 'data')
  node.kill()
  return Number(output) / 1024 ** 2
}

function median(figures: readonly Figures[], of: keyof Figures): number {
  return figures.map((each) => each[of]).sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

await start()
const figures: Figures[] = []
for (let round = 0; round < rounds; round += 1) figures.push(await start())
rmSync(folder, { recursive: true, force: true })

const bare = await bareNodeMb()
const memory = (mb: number) =>
  `${mb.toFixed(0)} MB, ${(mb / bare).toFixed(1)} × a Node that only answers "ok"`
console.log(
  `ready after  ${(median(figures, 'readyMs') / 1000).toFixed(2)} s (bar: 2 s), median of ${rounds}`,
)
console.log(`idle         ${memory(median(figures, 'idleMb'))} (bar: 150 MB)`)
console.log(`after pages  ${memory(median(figures, 'afterPagesMb'))}`)
