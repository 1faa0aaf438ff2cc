import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages, pagesAreBuilt } from './build.mjs'
import { installPackages, packagesAreInstalled } from './install.mjs'
import { acquireLock } from './lock.mjs'
import { ownCommandsFirst } from './npm.mjs'
import { checkShopNode } from './shop-node.mjs'

/** The repository, independent of the working folder. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * The needs of a command: the shop's packages (`start`) or also the development packages (`test`), the built
 * pages, and a browser.
 */
export const purposes = {
  start: { packages: 'start', pages: true },
  test: { packages: 'test', pages: true },
  browser: { packages: 'test', pages: true, browser: true },
  check: { packages: 'test', pages: false },
  build: { packages: 'start', pages: false },
}

/**
 * Prepares the repository: locked packages, the pinned Node, and pages built from the current sources.
 * Changes nothing if everything is ready.
 *
 * On failure prints the reason and sets exit code 1.
 *
 * @param {string | undefined} purpose one of the above
 * @param {readonly string[]} folders with their own lock, whose packages the command needs too
 */
export async function prepare(purpose, folders = []) {
  try {
    const needs = purposes[purpose]
    if (needs === undefined) throw new Error(`Say what for: ${Object.keys(purposes).join(', ')}.`)
    if (!isReady(needs)) await prepareUnderLock(needs)
    else checkShopNode(root)
    for (const folder of folders.map((each) => join(root, each))) {
      if (!packagesAreInstalled(folder, 'test')) await installPackages(folder, 'test')
    }
    if (needs.browser) ensureBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

function isReady({ packages, pages }) {
  return packagesAreInstalled(root, packages) && (!pages || pagesAreBuilt(root))
}

// In a separate process, because it is TypeScript and this Node may be too old for that. The script in
// package.json cannot start it: the shell there has cached the path of the first `node`, which was not yet
// the pinned one.
function ensureBrowser() {
  const { status } = spawnSync('node', ['tools/ensure-chromium.ts'], {
    cwd: root,
    env: ownCommandsFirst(root),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exitCode = 1
}

async function prepareUnderLock({ packages, pages }) {
  const lock = await acquireLock(root)
  try {
    // Checked again, because another start may have done the work while this one waited for the lock.
    if (!packagesAreInstalled(root, packages)) await installPackages(root, packages)
    checkShopNode(root)
    if (pages && !pagesAreBuilt(root)) await buildPages(root)
  } finally {
    lock.end()
  }
}
