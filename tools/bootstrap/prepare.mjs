import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages, pagesAreBuilt } from './build.mjs'
import { installPackages, packagesAreInstalled } from './install.mjs'
import { checkShopNode } from './shop-node.mjs'
import { takeTurn } from './turn.mjs'

/** The repository, wherever the command was called from. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Makes the repository ready to run: packages as the lock says, the pinned Node, pages built from the
 * sources as they are. Nothing is done, locked or written when all of that holds already.
 *
 * Sets exit code 1 and prints the reason when something cannot be made ready.
 *
 * @param {string | undefined} purpose 'start' (what the shop needs) or 'test' (development packages too)
 */
export async function prepare(purpose) {
  try {
    if (purpose !== 'start' && purpose !== 'test') throw new Error('Say what for: start or test.')
    if (!isReady(purpose)) await makeReady(purpose)
    else checkShopNode(root)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

function isReady(purpose) {
  return packagesAreInstalled(root, purpose) && pagesAreBuilt(root)
}

async function makeReady(purpose) {
  const turn = await takeTurn(root)
  try {
    // Looked at again: another start may have done the work while this one waited for its turn.
    if (!packagesAreInstalled(root, purpose)) await installPackages(root, purpose)
    checkShopNode(root)
    if (!pagesAreBuilt(root)) await buildPages(root)
  } finally {
    turn.end()
  }
}
