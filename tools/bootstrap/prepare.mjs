import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, isBuilt } from './build.mjs'
import { installPackages, packagesAreInstalled } from './install.mjs'
import { acquireLock } from './lock.mjs'
import { ownCommandsFirst, root } from './npm.mjs'
import { checkShopNode } from './shop-node.mjs'

/**
 * The needs of each kind of command: the shop's packages (`start`) or also the development packages (`test`), what is
 * built, and a browser.
 */
export const purposes = {
  start: { packages: 'start', built: true },
  test: { packages: 'test', built: true },
  browser: { packages: 'test', built: true, browser: true },
  check: { packages: 'test', built: false },
  build: { packages: 'start', built: false },
}

/** The pinned browser exists for one kind of machine. Elsewhere the tests use the system's or Playwright's. */
const pinnedBrowser = process.platform === 'linux' && process.arch === 'x64' ? ['e2e/browser'] : []

/**
 * Prepares the repository: locked packages, the pinned Node, and pages and server built from the current sources.
 * Changes nothing if everything is ready. Returns whether all is ready. On failure prints the reason and sets exit code
 * 1.
 * @param {string | undefined} purpose one of the above
 * @param {readonly string[]} folders with their own lock, whose packages the command also needs
 */
export async function prepare(purpose, folders = []) {
  try {
    const needs = purposes[purpose]
    if (needs === undefined) throw new Error(`Say what for: ${Object.keys(purposes).join(', ')}.`)
    if (!isReady(needs)) await prepareUnderLock(needs)
    else checkShopNode(root)
    const all = needs.browser ? [...pinnedBrowser, ...folders] : folders
    for (const folder of all.map((each) => join(root, each))) {
      if (!packagesAreInstalled(folder, 'test')) await installPackages(folder, 'test')
    }
    if (!needs.browser || browserStarts()) return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
  process.exitCode = 1
  return false
}

function isReady({ packages, built }) {
  return packagesAreInstalled(root, packages) && (!built || isBuilt(root))
}

// A separate process, because this file is TypeScript, for which this Node may be too old. It prints the problem.
function browserStarts() {
  const { status } = spawnSync('node', ['tools/ensure-chromium.ts'], {
    cwd: root,
    env: ownCommandsFirst(root),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status === 0
}

async function prepareUnderLock({ packages, built }) {
  const lock = await acquireLock(root)
  try {
    // Checked again, because another start may have done the work during the wait for the lock.
    if (!packagesAreInstalled(root, packages)) await installPackages(root, packages)
    checkShopNode(root)
    if (built && !isBuilt(root)) await build(root)
  } finally {
    lock.end()
  }
}
