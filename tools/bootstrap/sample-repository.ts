import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Run {
  code: number | null
  output: string
}

/** A small repository without packages, to test the bootstrap offline. Its build records its runs. */
export interface SampleRepository {
  root: string
  write(path: string, content: string): void
  /** Returns what each run of the build script has built. */
  builds(): readonly string[]
  /**
   * Runs the command that needs a purpose; it prints nothing.
   *
   * @param onOutput gets each chunk of output.
   */
  bootstrap(
    purpose: string,
    nodeOptions?: string[],
    onOutput?: (chunk: string) => void,
    environment?: Readonly<Record<string, string>>,
  ): Promise<Run>
  /** Copies the repository in its current state. */
  copy(): SampleRepository
  remove(): void
}

/** Waits while a file `slow` exists. */
const build = `node -e "const fs = require('fs'); while (fs.existsSync('slow')); fs.mkdirSync('dist', { recursive: true }); fs.appendFileSync('builds', (process.argv[1] || 'all') + ' '); if (fs.existsSync('broken')) { console.error('The build tripped.'); process.exit(1) }"`

/** A command for each purpose. */
const commands = `const run = ['node', 'tools/say.mjs']
export const lab = { attacks: { needs: 'check', run, about: 'attacks' } }
export const commands = Object.fromEntries(['start', 'test', 'browser', 'check', 'build'].map((needs) => [needs, { needs, run }]))`

/** The folder's name contains a space, as users' folders may. */
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'sample repository '))

/** Creates the repository in a new folder. */
export function makeSampleRepository(): SampleRepository {
  const root = emptyFolder()
  const { write } = repositoryIn(root)
  cpSync('tools/run.mjs', join(root, 'tools/run.mjs'))
  cpSync('tools/bootstrap', join(root, 'tools/bootstrap'), { recursive: true })
  const manifest = { name: 'sample', version: '1.0.0', type: 'module' }
  write('package.json', JSON.stringify({ ...manifest, scripts: { build } }))
  write(
    'package-lock.json',
    JSON.stringify({ ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } }),
  )
  write('tools/commands.mjs', commands)
  write('tools/say.mjs', '')
  write('builds', '')
  write('web/page.ts', 'export const page = 1')
  return repositoryIn(root)
}

function repositoryIn(root: string): SampleRepository {
  return {
    root,
    write(path, content) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    },
    builds: () => readFileSync(join(root, 'builds'), 'utf8').split(' ').slice(0, -1),
    bootstrap: (purpose, nodeOptions = [], onOutput = () => undefined, environment = {}) =>
      run([...nodeOptions, join(root, 'tools/run.mjs'), purpose], onOutput, {
        env: { ...process.env, ...environment },
      }),
    copy() {
      const folder = emptyFolder()
      cpSync(root, folder, { recursive: true, verbatimSymlinks: true })
      return repositoryIn(folder)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Runs Node, by default in a folder outside the repository. */
export function run(
  args: string[],
  onOutput: (chunk: string) => void = () => undefined,
  { cwd = tmpdir(), env = process.env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        onOutput(chunk.toString())
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }))
  })
}
