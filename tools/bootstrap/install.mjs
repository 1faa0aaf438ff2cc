import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, npmOutcome } from './npm.mjs'
import { usableCache } from './npm-cache.mjs'
import { registryName, registrySilence } from './registry.mjs'
import { fingerprint, readStamp, removeStamp, writeStamp } from './stamp.mjs'

const stampFile = (root) => join(root, 'node_modules', '.truewheel-installed.json')

// Packages hold compiled parts, so a tree that was copied from another kind of machine does not count.
const machine = `${process.platform}-${process.arch}`

function lockPrint(root) {
  return fingerprint(root, ['package.json', 'package-lock.json'])
}

/**
 * Whether node_modules holds what the lock says. A full install also serves a start. An install that a
 * developer made with npm directly counts too: npm's own record of it is compared with the lock.
 */
export function packagesAreInstalled(root, purpose) {
  const stamp = readStamp(stampFile(root))
  if (stamp?.machine !== undefined && stamp.machine !== machine) return false
  if (stamp?.lock === lockPrint(root)) return stamp.purpose === 'test' || purpose === 'start'
  return npmRecordMatchesLock(root, purpose)
}

function npmRecordMatchesLock(root, purpose) {
  // npm writes this record last, and `npm ci` takes it away first.
  const record = readStamp(join(root, 'node_modules', '.package-lock.json'))
  if (record === null) return false
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || (wanted.dev && purpose === 'start')) return true
    const present = record.packages[path]
    // Optional ones are compiled parts for other machines; the Node among them is checked by running it.
    if (present === undefined) return wanted.optional === true
    return present.version === wanted.version && present.integrity === wanted.integrity
  })
}

/**
 * `npm ci`, quiet unless it fails. Options are spelled out because NODE_ENV or a user's npm settings may
 * leave out the development packages or, as optional ones, the pinned Node.
 */
export async function installPackages(root, purpose) {
  const parts = purpose === 'test' ? ['--include=dev'] : ['--omit=dev']
  console.log('Installing packages…')
  removeStamp(stampFile(root))
  // Taken before the work: a lock that changes meanwhile must not be stamped as installed.
  const lock = lockPrint(root)
  const cache = usableCache()
  try {
    const command = ['ci', ...parts, '--include=optional', '--no-audit', '--no-fund']
    await installBy(root, command, cache.environment)
  } finally {
    cache.remove()
  }
  writeStamp(stampFile(root), { lock, purpose, machine })
}

// npm itself waits for a silent registry for a quarter of an hour, and says it in many lines.
async function installBy(root, command, environment) {
  const silence = await registrySilence(root, environment)
  if (silence === null) return npm(root, command, 'Installing packages', environment)
  const { code } = await npmOutcome(root, [...command, '--offline'], environment)
  if (code === 0) return
  throw new Error(
    `Installing packages failed: ${await registryName(root, environment)} does not answer (${silence}). Check the network, or name another registry in npm_config_registry.`,
  )
}
