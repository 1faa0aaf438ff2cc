import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages, pagesAreBuilt } from './build.mjs'
import { installPackages, packagesAreInstalled } from './install.mjs'
import { ownCommandsFirst } from './npm.mjs'
import { checkShopNode } from './shop-node.mjs'
import { takeTurn } from './turn.mjs'

/** The repository, wherever the command was called from. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * What a command needs: the packages of the shop (`start`) or the development packages too (`test`), the built pages,
 * and a browser.
 */
export const purposes = {
  start: { packages: 'start', pages: true },
  test: { packages: 'test', pages: true },
  browser: { packages: 'test', pages: true, browser: true },
  check: { packages: 'test', pages: false },
  build: { packages: 'start', pages: false },
}

/**
 * Makes the repository ready to run: packages as the lock says, the pinned Node, and pages built from the
 * present sources. Changes nothing when all of that is there already.
 *
 * Sets exit code 1 and prints the reason when something cannot be made ready.
 *
 * @param {string | undefined} purpose one of the above
 * @param {readonly string[]} folders with a lock of their own, whose packages the command needs too
 */
export async function prepare(purpose, folders = []) {
  try {
    const needs = purposes[purpose]
    if (needs === undefined) throw new Error(`Say what for: ${Object.keys(purposes).join(', ')}.`)
    if (!isReady(needs)) await makeReady(needs)
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

// In a process of its own, because it is TypeScript and this Node may be too old for that. It is started here and not by
// the script in package.json: the shell there remembers where it found the first `node`, which was not yet the pinned one.
function ensureBrowser() {
  const { status } = spawnSync('node', ['tools/ensure-chromium.ts'], {
    cwd: root,
    env: ownCommandsFirst(root),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exitCode = 1
}

async function makeReady({ packages, pages }) {
  const turn = await takeTurn(root)
  try {
    // Looked at again: another start may have done the work while this one waited for its turn.
    if (!packagesAreInstalled(root, packages)) await installPackages(root, packages)
    checkShopNode(root)
    if (pages && !pagesAreBuilt(root)) await buildPages(root)
  } finally {
    turn.end()
  }
}
