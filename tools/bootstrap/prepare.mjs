import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages, pagesAreBuilt } from './build.mjs'
import { installPackages, packagesAreInstalled } from './install.mjs'
import { checkShopNode } from './shop-node.mjs'
import { takeTurn } from './turn.mjs'

/** The repository, wherever the command was called from. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** What a command needs: the packages of the shop or the development packages too, and whether built pages. */
const purposes = {
  start: { packages: 'start', pages: true },
  test: { packages: 'test', pages: true },
  check: { packages: 'test', pages: false },
  build: { packages: 'start', pages: false },
}

/**
 * Makes the repository ready to run: packages as the lock says, the pinned Node, pages built from the
 * sources as they are. Nothing is done, locked or written when all of that holds already.
 *
 * Sets exit code 1 and prints the reason when something cannot be made ready.
 *
 * @param {string | undefined} purpose one of the above
 */
export async function prepare(purpose) {
  try {
    const needs = purposes[purpose]
    if (needs === undefined) throw new Error(`Say what for: ${Object.keys(purposes).join(', ')}.`)
    if (!isReady(needs)) await makeReady(needs)
    else checkShopNode(root)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

function isReady({ packages, pages }) {
  return packagesAreInstalled(root, packages) && (!pages || pagesAreBuilt(root))
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
