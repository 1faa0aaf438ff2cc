import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ownCommandsFirst, root } from './npm.mjs'
import { runsOnShopNode } from './shop-node.mjs'
import { watchParent } from './stop-with-parent.mjs'

/**
 * Lets a program take the place of this process: its number, its parent and its terminal stay, so that signals reach it
 * directly. On another Node than the shop's, as at the first start, and on Windows it is a child process.
 */
export function handOver(program, args) {
  const environment = ownCommandsFirst(root)
  process.chdir(root)
  if (runsOnShopNode(root) && process.execve !== undefined && process.platform !== 'win32') {
    const file = program === 'node' ? process.execPath : join(root, 'node_modules', '.bin', program)
    process.execve(file, [program, ...args], environment)
  }
  runAsChild(program, args, environment)
}

function runAsChild(program, args, env) {
  const child = spawn(program, args, { env, stdio: 'inherit', shell: process.platform === 'win32' })
  const watch = watchParent()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      clearInterval(watch)
      // Ctrl-C reaches every process of a terminal.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`${program} cannot be run (${error.message}).`)
    process.exit(1)
  })
  child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
