import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ownCommandsFirst, root } from './npm.mjs'
import { runsOnShopNode } from './shop-node.mjs'
import { watchParent } from './stop-with-parent.mjs'

/**
 * Replaces this process by a program: process id, parent and terminal stay, so that signals reach the program directly.
 * Starts a child process instead on Windows, and on a Node other than the shop's, as at the first start.
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
      // Ctrl-C already reaches every process of a terminal.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`${program} cannot be run (${error.message}).`)
    process.exit(1)
  })
  child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
