// node tools/ensure-chromium.ts: unpacks, finds or installs a Chromium for the tests, and starts it once. Reports a
// problem in one line, before any slow step.
import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findChromium, pinnedChromium } from './find-chromium.ts'

const advice = 'install one, for example with "sudo apt-get install chromium", or name one in CHROMIUM_PATH.'
/** Playwright tries five times. */
const downloadWaitMs = 15_000

/** Why the last attempt to start the pinned browser failed. */
let pinnedProblem: string | undefined

try {
  if (!(await pinnedStarts())) await checkStart(findChromium() ?? (await installChromium()))
  if (pinnedProblem !== undefined)
    console.log(`The tests take longer here, because the pinned browser does not start: ${pinnedProblem}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * Unpacks the pinned browser if its package is installed. Removes it if it does not start, for example because the
 * system lacks its libraries.
 */
async function pinnedStarts(): Promise<boolean> {
  const [pinned, packed] = [resolve(pinnedChromium), resolve(`${pinnedChromium}.br`)]
  if (process.env.CHROMIUM_PATH || !existsSync(packed)) return false
  try {
    if (!existsSync(pinned)) await unpack(packed, pinned)
    pinnedProblem = await problemAtStart(pinned)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    pinnedProblem = error.message
  }
  if (pinnedProblem === undefined) return true
  rmSync(pinned, { force: true })
  return false
}

async function unpack(packed: string, program: string): Promise<void> {
  const partial = `${program}.${process.pid}`
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(partial, { mode: 0o755 }),
  )
  renameSync(partial, program)
}

/**
 * Installs a Chromium. Afterwards the pinned browser may start too, because the other browser has installed its
 * libraries.
 * @throws Error that tells what to do if none can be installed.
 */
async function installChromium(): Promise<string> {
  console.log('Installing Chromium for the tests…')
  const reasons: string[] = []
  for (const install of [installFromDebian, installFromPlaywright]) {
    reasons.push(...install())
    await pinnedStarts()
    const installed = findChromium()
    if (installed !== null) return installed
  }
  throw new Error(
    `The tests need a Chromium, and none can be installed here (${reasons.join('; ')}): ${advice}`,
  )
}

/** Each installer returns why it failed; nothing if it does not apply to this machine. */
function installFromDebian(): string[] {
  if (process.getuid?.() !== 0) return []
  const aptGet = (...args: string[]) => {
    const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=120']
    return run('apt-get', [...patience, ...args], { DEBIAN_FRONTEND: 'noninteractive' })
  }
  const updated = aptGet('-q', 'update')
  if (updated === null) return []
  const output = aptGet('install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell') ?? ''
  return reasonIn(output, /^E: /)
}

function installFromPlaywright(): string[] {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const output = run(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(downloadWaitMs),
  })
  return reasonIn(output ?? '', /^Error: (?!Failed to download)/)
}

/** Runs a program and returns its output, or null if it is missing. */
function run(program: string, args: string[], environment: Record<string, string>): string | null {
  const { error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...process.env },
  })
  return error ? null : `${stderr}\n${stdout}`
}

function reasonIn(output: string, mark: RegExp): string[] {
  const line = output.split('\n').find((each) => mark.test(each))
  return line === undefined ? [] : [line.replace(mark, '').trim()]
}

/** Starts the browser once, because one with missing libraries would fail every journey. */
async function checkStart(executablePath: string): Promise<void> {
  const problem = await problemAtStart(executablePath)
  if (problem !== undefined)
    throw new Error(`The browser ${executablePath} does not start here (${problem}): ${advice}`)
}

/** Returns why a browser does not start, in one line; undefined if it does. */
async function problemAtStart(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath })
    await browser.close()
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [reason = message.split('\n')[0]] = reasonIn(message, /^.*\[err\] /)
    return reason
  }
}
