import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const heartbeatMs = 2_000
/** A holder without a heartbeat for this long is gone, even if its process id exists. */
const staleAfterMs = 20_000
const pollMs = 200

/**
 * Waits until no other start is installing or building here, then holds the lock until `end()`. The lock is a file in
 * the repository; a later start takes over the lock of a killed one.
 */
export async function acquireLock(root) {
  const file = join(root, '.bootstrap.lock')
  const token = JSON.stringify({ pid: process.pid, host: hostname(), at: Date.now() })
  let announced = false
  while (!claim(file, token)) {
    if (isAbandoned(file)) {
      removeAbandoned(file)
      continue
    }
    if (!announced) console.log('Another start is getting the shop ready; waiting for it…')
    announced = true
    await wait(pollMs)
  }
  return hold(file, token)
}

function hold(file, token) {
  const heartbeat = setInterval(() => {
    if (contentOf(file) === token) utimesSync(file, new Date(), new Date())
  }, heartbeatMs)
  const release = () => {
    if (contentOf(file) === token) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return {
    end() {
      clearInterval(heartbeat)
      process.removeListener('exit', release)
      release()
    },
  }
}

function claim(file, token) {
  try {
    writeFileSync(file, token, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Error(`Nothing can be installed or built here: ${error.message}`)
  }
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function isAbandoned(file) {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age > staleAfterMs) return true
  const content = contentOf(file)
  // The file is empty for a moment between creation and writing.
  if (content === null || content === '') return false
  const { pid, host } = JSON.parse(content)
  return host === hostname() && (pid === process.pid || !isAlive(pid))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// Renames the file first, because two starts may find the same abandoned file. A file of a newer start is renamed back.
function removeAbandoned(file) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (!isAbandoned(aside)) linkSync(aside, file)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}
