import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { compileCacheFolder } from '../platform/compile-cache.ts'

interface RunOfTool {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/**
 * Runs `npm run NAME -- …` without npm, in an empty folder, with only these settings, and with the compile cache of
 * earlier runs.
 */
export async function runTool(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<RunOfTool> {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-tool-'))
  const file = join(import.meta.dirname, `../../tools/${name}.ts`)
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCacheFolder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  rmSync(folder, { recursive: true })
  // The argument of a child process's `close` event.
  return { code: code as number | null, output, errors }
}
