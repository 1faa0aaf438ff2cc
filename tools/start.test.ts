import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { buildShopFirst } from '../server/testing/built-shop.ts'
import { freePort } from './test-run/free-port.ts'
import { describeOnPosix } from './test-run/posix.ts'
import { signalGroup } from './test-run/signal-group.ts'

buildShopFirst()

/** Runs `npm start` in a new process group, and waits until the shop is ready. */
async function npmStart() {
  const port = String(await freePort())
  const dataDir = mkdtempSync(join(tmpdir(), 'truewheel-npm-start-'))
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, SAMPLE_CATALOGUE: 'off', NODE_ENV: 'production' },
    stdio: 'ignore',
    detached: true,
  })
  const { pid } = npm
  if (pid === undefined) throw new Error('npm cannot be run.')
  onTestFinished(() => {
    signalGroup(pid, 'SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(ready).toBe(true)
  return { group: pid, dataDir }
}

/** Expects a clean stop: no process is left, and the database is closed. */
async function expectOrderlyEnd({ group, dataDir }: { group: number; dataDir: string }): Promise<void> {
  await expect.poll(() => signalGroup(group, 0)).toBe(false)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('truewheel.sqlite'))).toEqual([
    'truewheel.sqlite',
  ])
}

describeOnPosix('Signals to npm start', () => {
  test('SIGTERM to npm alone also stops the shop', async () => {
    const started = await npmStart()
    process.kill(started.group, 'SIGTERM')
    await expectOrderlyEnd(started)
  })

  test('Ctrl-C, which reaches npm and the shop, lets the shop finish', async () => {
    const started = await npmStart()
    process.kill(-started.group, 'SIGINT')
    await expectOrderlyEnd(started)
  })
})

test('A shop that is not built says so in one line', () => {
  const root = mkdtempSync(join(tmpdir(), 'truewheel-not-built-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const part of ['start.mjs', 'bootstrap']) {
    cpSync(join('tools', part), join(root, 'tools', part), { recursive: true })
  }
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/start.mjs')], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('Truewheel cannot start. It is not built: run npm run build, or npm start.\n')
  expect(status).toBe(1)
})

describeOnPosix('The memory of a shop under load', () => {
  const program = pathToFileURL(resolve('tools/bootstrap/bound-memory.mjs')).href
  const script = `const { boundMemory } = await import('${program}')
    boundMemory()
    const { pid, ppid, execArgv, argv, env } = process
    console.log(JSON.stringify({ pid, ppid, execArgv, argv: argv.slice(2), arenas: env.MALLOC_ARENA_MAX }))`

  function started(env: Readonly<Record<string, string>> = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'truewheel-memory-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'program.mjs')
    writeFileSync(file, script)
    const { stdout, pid } = spawnSync(process.execPath, ['--no-warnings', file, 'given'], {
      env: { PATH: process.env.PATH ?? '', ...env },
      encoding: 'utf8',
    })
    return { told: JSON.parse(stdout), pid }
  }

  test('is limited by settings of Node and of the allocator, in the same process', () => {
    const { told, pid } = started()
    expect(told).toEqual({
      pid,
      ppid: process.pid,
      execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=70', '--no-warnings'],
      argv: ['given'],
      arenas: '1',
    })
  })

  test('keeps settings of the allocator that the environment already has', () => {
    expect(started({ MALLOC_ARENA_MAX: '3' }).told).toMatchObject({ arenas: '3' })
  })
})
