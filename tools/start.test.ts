import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './test-run/free-port.ts'
import { describeOnPosix } from './test-run/posix.ts'

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
    if (isAlive(pid)) process.kill(-pid, 'SIGKILL')
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

/** Whether a process of the group is alive. */
function isAlive(group: number): boolean {
  try {
    return process.kill(-group, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

/** Expects a clean stop: no process is left, and the database is closed. */
async function expectOrderlyEnd({ group, dataDir }: { group: number; dataDir: string }): Promise<void> {
  await expect.poll(() => isAlive(group)).toBe(false)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('truewheel.sqlite'))).toEqual([
    'truewheel.sqlite',
  ])
}

describeOnPosix('Signals to npm start', () => {
  test('SIGTERM to npm alone stops the shop', async () => {
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
