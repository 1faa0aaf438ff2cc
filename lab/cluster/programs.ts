import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of PostgreSQL's server programs on Debian, which is not in the search path. */
const debianFolder = '/usr/lib/postgresql'
const postgresPackage = 'PostgreSQL (Debian: apt install postgresql)'

/** Returns the folder of the newest version of PostgreSQL's server programs; undefined without them. */
function postgresPrograms(): string | undefined {
  if (!existsSync(debianFolder)) return undefined
  const versions = readdirSync(debianFolder)
    .map(Number)
    .sort((one, other) => other - one)
  return versions
    .map((version) => join(debianFolder, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** Returns the missing programs for a local PostgreSQL in one sentence; undefined if none is missing. */
export function missingForPostgres(): string | undefined {
  return postgresPrograms() === undefined ? `${postgresPackage} is not installed here.` : undefined
}

/** Returns the missing programs for a cluster in one sentence; undefined if none is missing. */
export function missingForCluster(): string | undefined {
  const missing = [
    ...(postgresPrograms() === undefined ? [postgresPackage] : []),
    ...(spawnSync('nginx', ['-v']).error ? ['nginx (Debian: apt install nginx-light)'] : []),
  ]
  return missing.length === 0 ? undefined : `A cluster needs ${missing.join(' and ')}, not installed here.`
}

/** Returns the user for PostgreSQL, which refuses to run as root: root runs it as the user of Debian's package. */
export function postgresUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts one of PostgreSQL's programs in a folder of its user. */
export function startPostgresProgram(name: string, args: readonly string[], folder: string): ChildProcess {
  return start(join(postgresPrograms() ?? '', name), args, { cwd: folder, ...postgresUser() })
}

/**
 * Starts a program in its own process group, so that Ctrl-C reaches only the cluster, which stops its parts in order.
 */
export function start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  return spawn(program, [...args], { stdio: 'ignore', detached: true, ...options })
}

/** Resolves with the exit code; null after a signal. */
export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Runs one of PostgreSQL's programs to its end. */
export async function runPostgresProgram(
  name: string,
  args: readonly string[],
  folder: string,
): Promise<void> {
  const code = await ended(startPostgresProgram(name, args, folder))
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}
