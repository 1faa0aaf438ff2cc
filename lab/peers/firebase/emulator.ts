import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type ShopProcess, startProcess } from '../../../e2e/support/shop-process.ts'
import { freePort } from '../../../tools/test-run/free-port.ts'

const firebase = fileURLToPath(new URL('node_modules/firebase-tools/lib/bin/firebase.js', import.meta.url))
/** The start takes six seconds on an idle machine and a minute on a busy one. */
const readyWithinMs = 150_000

/** Firebase's own Auth emulator with one project. */
export interface Emulator {
  /** Host and port. */
  readonly host: string
  readonly projectId: string
  stop(): Promise<void>
}

/**
 * Runs `firebase emulators:start` on free ports. Its home is an empty folder without logins. A project whose id starts
 * with demo- makes no calls to Google.
 */
export async function startEmulator(): Promise<Emulator> {
  const projectId = 'demo-truewheel'
  const home = mkdtempSync(join(tmpdir(), 'truewheel-emulator-'))
  const [auth, hub, logging] = await Promise.all([freePort(), freePort(), freePort()])
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  writeFileSync(join(home, 'firebase.json'), JSON.stringify({ emulators }))
  const command = ['emulators:start', '--only', 'auth', '--project', projectId, '--non-interactive']
  const settings = { HOME: home, XDG_CONFIG_HOME: home, CI: 'true', NO_UPDATE_NOTIFIER: '1' }
  const running = startProcess([firebase, ...command], home, settings)
  const clear = () => rmSync(home, { recursive: true, force: true })
  const host = `127.0.0.1:${auth}`
  await untilReady(host, running).catch((error: unknown) => {
    running.kill()
    clear()
    throw error
  })
  return { host, projectId, stop: () => running.stop().finally(clear) }
}

async function untilReady(host: string, running: ShopProcess): Promise<void> {
  const deadline = performance.now() + readyWithinMs
  while (performance.now() < deadline) {
    if (running.hasEnded()) throw new Error(`The emulator ended before it was ready:\n${running.output()}`)
    // The emulator's port answers before the emulator is ready, so its last line of output decides.
    if (running.output().includes('All emulators ready')) return
    await wait(100)
  }
  throw new Error(`The emulator at ${host} was not ready in time:\n${running.output()}`)
}
