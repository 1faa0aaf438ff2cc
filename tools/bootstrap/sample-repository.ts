import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Run {
  code: number | null
  output: string
}

/** A repository without packages, whose build writes a line each time: the bootstrap in small and offline. */
export interface SampleRepository {
  root: string
  write(path: string, content: string): void
  /** How often the build script ran. */
  builds(): number
  /** @param onOutput is told what it prints, as it comes. */
  bootstrap(
    purpose: string,
    nodeOptions?: string[],
    onOutput?: (chunk: string) => void,
    environment?: Readonly<Record<string, string>>,
  ): Promise<Run>
  remove(): void
}

/** With a file `slow` it waits until that is gone. */
const build = `node -e "const fs = require('fs'); while (fs.existsSync('slow')); fs.mkdirSync('dist', { recursive: true }); fs.appendFileSync('builds', '|'); if (fs.existsSync('broken')) { console.error('The build tripped.'); process.exit(1) }"`

/** Makes one in a folder whose name has a space, as a person's folder may. */
export function makeSampleRepository(): SampleRepository {
  const root = mkdtempSync(join(tmpdir(), 'sample repository '))
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  cpSync('tools/bootstrap.mjs', join(root, 'tools/bootstrap.mjs'))
  cpSync('tools/bootstrap', join(root, 'tools/bootstrap'), { recursive: true })
  const manifest = { name: 'sample', version: '1.0.0', type: 'module' }
  write('package.json', JSON.stringify({ ...manifest, scripts: { build } }))
  write(
    'package-lock.json',
    JSON.stringify({ ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } }),
  )
  write('builds', '')
  write('web/page.ts', 'export const page = 1')
  return {
    root,
    write,
    builds: () => readFileSync(join(root, 'builds'), 'utf8').length,
    bootstrap: (purpose, nodeOptions = [], onOutput = () => undefined, environment = {}) =>
      run([...nodeOptions, join(root, 'tools/bootstrap.mjs'), purpose], onOutput, {
        env: { ...process.env, ...environment },
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Runs Node, from a folder that is not the repository unless one is given. */
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
