import { execFile } from 'node:child_process'
import { join } from 'node:path'

interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** The folder of this peer, with its packages. */
export const folder = import.meta.dirname

/** Debian's packages of the programs that these tests run; `.ci/run` installs them. */
const debianPackages: Readonly<Record<string, string>> = {
  java: 'default-jre-headless',
  nginx: 'nginx',
  pdffonts: 'poppler-utils',
  promtool: 'prometheus',
  qpdf: 'qpdf',
  'systemd-analyze': 'systemd',
  xmllint: 'libxml2-utils',
}

/** Runs a program to its end. Throws with the package to install if the machine does not have it. */
export function run(program: string, args: readonly string[], input?: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') {
        reject(new Error(`${program} is missing: apt-get install ${debianPackages[program] ?? program}`))
        return
      }
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr })
    })
    child.stdin?.end(input)
  })
}

/** Runs a program of this peer's packages. */
export function runPackage(name: string, args: readonly string[]): Promise<Outcome> {
  return run(process.execPath, [join(folder, 'node_modules/.bin', name), ...args])
}
