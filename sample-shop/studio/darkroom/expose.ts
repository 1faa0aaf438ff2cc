import { spawn } from 'node:child_process'
import { homedir } from 'node:os'
import { join } from 'node:path'

const program = join(import.meta.dirname, '../workshop/photograph.py')

/** The quality of an exposure. */
export interface Exposure {
  /** The picture's edge length in pixels. */
  readonly size: number
  readonly samples: number
}

/**
 * Has Blender photograph scenes into a folder: `<name>.png` and `<name>.mask.png` for each.
 *
 * @throws when Blender is missing, or when a named scene was not photographed.
 */
export async function expose(
  names: readonly string[],
  folder: string,
  { size, samples }: Exposure,
): Promise<void> {
  const missing = new Set(names)
  const output = await run([folder, `${size}`, `${samples}`, ...names], (line) => {
    const [, name] = /^photographed (\S+)$/.exec(line) ?? []
    if (name === undefined) return
    missing.delete(name)
    process.stdout.write(`photographed ${name}, ${missing.size} to go\n`)
  })
  if (missing.size > 0)
    throw new Error(`Not photographed: ${[...missing].join(', ')}\n${output.slice(-2000)}`)
}

function run(given: readonly string[], onLine: (line: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    // Blender uses the first Python in PATH, so the PATH leads to the system's.
    const env = { HOME: homedir(), PATH: '/usr/bin:/bin:/usr/local/bin' }
    const blender = spawn('blender', ['-b', '-P', program, '--', ...given], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let begun = ''
    blender.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const lines = (begun + text).split('\n')
      begun = lines.pop() ?? ''
      lines.forEach(onLine)
    })
    blender.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    blender.once('error', reject)
    blender.once('close', () => resolve(output))
  })
}
