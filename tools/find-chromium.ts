import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

/** The one without a window is the same browser and takes two thirds of the time (decision 0015). */
const commandNames = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable']

/** The browser to test with: CHROMIUM_PATH, the system's, or Playwright's own. Null when there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not a program.`)
    return named
  }
  const folders = (environment.PATH ?? '').split(delimiter)
  const onPath = commandNames.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  if (onPath !== undefined) return onPath
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/**
 * The browser to test with, installed when the machine has none.
 *
 * @throws Error that says what to do, when it cannot be installed here.
 */
export function ensureChromium(): string {
  const present = findChromium()
  if (present !== null) return present
  console.log('Installing Chromium for the tests…')
  if (process.getuid?.() === 0) installFromDebian()
  const installed = findChromium() ?? installFromPlaywright()
  if (installed !== null) return installed
  throw new Error(
    'The tests need a Chromium and it could not be installed here: install one and name it in CHROMIUM_PATH.',
  )
}

function installFromDebian(): void {
  const update = spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  if (update.error) return
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function installFromPlaywright(): string | null {
  spawnSync(process.execPath, [resolve('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  })
  return findChromium()
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}
