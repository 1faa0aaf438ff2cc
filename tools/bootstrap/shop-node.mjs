import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ownCommandsFirst } from './npm.mjs'

// The first version with Argon2, for passwords.
const oldest = [24, 7]

/**
 * Checks that the `node` on the scripts' PATH runs and is suitable: the pinned Node, or a system Node 24.7 or later if
 * none is pinned for this platform.
 * @throws {Error} with one sentence for the user
 */
export function checkShopNode(root) {
  const pinned = pinnedVersion(root)
  const found = commandVersion(root)
  if (pinned !== null && found !== pinned) {
    throw new Error(
      `The shop runs on its own Node ${pinned} (in node_modules), but ${found === null ? 'it does not run here' : `Node ${found} was found in its place`}: delete node_modules and run the command again.`,
    )
  }
  if (pinned === null && isOlder(found ?? '0')) {
    throw new Error(
      `For ${process.platform} on ${process.arch} the shop brings no Node of its own: install Node ${oldest.join('.')} or later (found: ${found ?? 'none'}).`,
    )
  }
}

function isOlder(version) {
  const [major, minor = 0] = version.split('.').map(Number)
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1])
}

function pinnedVersion(root) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const system = process.platform === 'win32' ? 'win' : process.platform
  return optionalDependencies[`node-${system}-${process.arch}`] ?? null
}

/** Returns whether this process runs on the Node of the scripts: the pinned one, or the only one of this machine. */
export function runsOnShopNode(root) {
  return pinnedVersion(root) === null || runsOnPinnedNode(root)
}

function runsOnPinnedNode(root) {
  return realpathSync(process.execPath).startsWith(realpathSync(root) + sep)
}

function commandVersion(root) {
  if (runsOnPinnedNode(root)) return process.versions.node
  const answer = spawnSync('node', ['-v'], {
    cwd: root,
    env: ownCommandsFirst(root),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return answer.status === 0 ? answer.stdout.trim().replace(/^v/, '') : null
}
