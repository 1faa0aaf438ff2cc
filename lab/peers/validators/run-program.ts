import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { debianPackages, pathWithServers } from '../programs.ts'

interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** The folder of this peer, with its packages. */
export const folder = import.meta.dirname

const env = {
  ...process.env,
  PATH: pathWithServers(),
  // Otherwise Redocly sends telemetry to its maker's servers.
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

/** Runs a program to its end. Throws with the package to install if the machine lacks the program. */
export function run(program: string, args: readonly string[], input?: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') {
        reject(new Error(`not run: ${program} is missing (apt-get install ${debianPackages[program]})`))
        return
      }
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr })
    })
    // A program that ends early does not read all of its input; its exit code tells why.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

/** Runs a program of this peer's packages. */
export function runPackage(name: string, args: readonly string[]): Promise<Outcome> {
  return run(process.execPath, [join(folder, 'node_modules/.bin', name), ...args])
}
