import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const beatMs = 2_000
/** A holder that has not shown a sign of life for this long is gone, whatever its process id says. */
const goneAfterMs = 20_000
const lookAgainMs = 200

/**
 * Waits until no other start is installing or building here, then holds the turn until `end()`.
 * The turn is a file in the repository; one that was left behind by a killed start is taken over.
 */
export async function takeTurn(root) {
  const file = join(root, '.bootstrap.lock')
  const token = JSON.stringify({ pid: process.pid, host: hostname(), at: Date.now() })
  let told = false
  while (!claim(file, token)) {
    if (isAbandoned(file)) {
      clearAway(file)
      continue
    }
    if (!told) console.log('Another start is getting the shop ready; waiting for it…')
    told = true
    await wait(lookAgainMs)
  }
  return hold(file, token)
}

function hold(file, token) {
  const beat = setInterval(() => {
    if (contentOf(file) === token) utimesSync(file, new Date(), new Date())
  }, beatMs)
  const release = () => {
    if (contentOf(file) === token) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return {
    end() {
      clearInterval(beat)
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
  if (age > goneAfterMs) return true
  const content = contentOf(file)
  // Empty for the instant between its making and its writing.
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

// Moved aside first, because two starts may find the same abandoned file: if what was moved turns out to
// belong to a start that came in between, it is put back.
function clearAway(file) {
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
