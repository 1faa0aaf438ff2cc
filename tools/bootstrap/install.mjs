import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, npmOutcome } from './npm.mjs'
import { usableCache } from './npm-cache.mjs'
import { registryName, registrySilence } from './registry.mjs'
import { fingerprint, readStamp, removeStamp, writeStamp } from './stamp.mjs'

const stampFile = (root) => join(root, 'node_modules', '.truewheel-installed.json')

// Packages contain compiled parts, so an install copied from another platform does not count.
const machine = `${process.platform}-${process.arch}`

function lockFingerprint(root) {
  return fingerprint(root, ['package.json', 'package-lock.json'])
}

/**
 * Returns whether node_modules matches the lock. A test install is also sufficient for a start. So is a direct `npm
 * install`: npm's own record of it is compared with the lock.
 */
export function packagesAreInstalled(root, purpose) {
  const stamp = readStamp(stampFile(root))
  if (stamp?.machine !== undefined && stamp.machine !== machine) return false
  if (stamp?.lock === lockFingerprint(root)) return stamp.purpose === 'test' || purpose === 'start'
  return npmRecordMatchesLock(root, purpose)
}

function npmRecordMatchesLock(root, purpose) {
  // npm writes this record last, and `npm ci` removes it first.
  const record = readStamp(join(root, 'node_modules', '.package-lock.json'))
  if (record === null) return false
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages).every(([path, locked]) => {
    if (path === '' || (locked.dev && purpose === 'start')) return true
    const installed = record.packages[path]
    // Optional packages are compiled parts for other platforms; the pinned Node is checked by running it.
    if (installed === undefined) return locked.optional === true
    return installed.version === locked.version && installed.integrity === locked.integrity
  })
}

/**
 * Runs `npm ci`, quietly unless it fails. The options are explicit because NODE_ENV or a user's npm settings
 * may omit the development packages or the optional ones, such as the pinned Node.
 */
export async function installPackages(root, purpose) {
  const parts = purpose === 'test' ? ['--include=dev'] : ['--omit=dev']
  console.log('Installing packages…')
  removeStamp(stampFile(root))
  // Computed before the install, so that a lock that changes during it is not stamped as installed.
  const lock = lockFingerprint(root)
  const cache = usableCache()
  try {
    const command = ['ci', ...parts, '--include=optional', '--no-audit', '--no-fund']
    await installFrom(root, command, cache.environment)
  } finally {
    cache.remove()
  }
  writeStamp(stampFile(root), { lock, purpose, machine })
}

// npm itself waits a quarter of an hour for a silent registry and then prints many lines.
async function installFrom(root, command, environment) {
  const silence = await registrySilence(root, environment)
  if (silence === null) return npm(root, command, 'Installing packages', environment)
  const { code } = await npmOutcome(root, [...command, '--offline'], environment)
  if (code === 0) return
  throw new Error(
    `Installing packages failed: ${await registryName(root, environment)} does not answer (${silence}). Check the network, or name another registry in npm_config_registry.`,
  )
}
