import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository, independent of the working folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Returns the environment with the repository's own commands, including the pinned Node, first on PATH. */
export function ownCommandsFirst(root, more = {}) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  return { ...process.env, PATH: path, ...more }
}

/**
 * Runs npm in the repository. Shows its output only if it fails.
 *
 * @param {string} root
 * @param {string[]} args
 * @param {string} what the beginning of the error message
 * @param {Record<string, string>} environment additions to the current one
 */
export async function npm(root, args, what, environment = {}) {
  const { code, signal, output } = await npmOutcome(root, args, environment).catch((error) => {
    throw new Error(`${what} failed: npm cannot be run (${error.message}).`)
  })
  if (code === 0) return
  process.stderr.write(output)
  throw new Error(`${what} failed (npm ${args[0]} ended with ${signal ?? `code ${code}`}); see above.`)
}

/** Runs npm and returns its exit code, signal and output. */
export function npmOutcome(root, args, environment = {}) {
  const { file, first } = npmCommand()
  const child = spawn(file, [...first, ...args], {
    cwd: root,
    env: ownCommandsFirst(root, environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: file === 'npm' && process.platform === 'win32',
  })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const removeListeners = forwardSignals(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      removeListeners()
      resolve({ code, signal, output: Buffer.concat(output).toString() })
    })
  })
}

// Runs the same npm as this script, with that npm's Node, because the Node in node_modules is about to be replaced.
function npmCommand() {
  const script = process.env.npm_execpath
  if (script === undefined || !script.endsWith('npm-cli.js')) return { file: 'npm', first: [] }
  return { file: process.env.npm_node_execpath ?? process.execPath, first: [script] }
}

// A stopped start must not leave an install running.
function forwardSignals(child) {
  const stop = (signal) => {
    child.kill(signal)
    process.exit(128 + constants.signals[signal])
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.once(signal, stop)
  return () => {
    for (const signal of signals) process.removeListener(signal, stop)
  }
}
