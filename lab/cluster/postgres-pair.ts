import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../tools/test-run/free-port.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { ended, postgresUser, runPostgresProgram, startPostgresProgram } from './programs.ts'

const databaseName = 'truewheel'

/** A PostgreSQL primary and its standby, for which each commit waits; both durable as in production. */
export class PostgresPair {
  readonly #folder = mkdtempSync(join(tmpdir(), 'truewheel-postgres-'))
  readonly #servers = new Map<'primary' | 'standby', { readonly port: number; process: ChildProcess }>()

  static async start(): Promise<PostgresPair> {
    const pair = new PostgresPair()
    try {
      await pair.#start()
      return pair
    } catch (error) {
      await pair.stop()
      throw error
    }
  }

  portOf(server: 'primary' | 'standby'): number {
    return this.#found(server).port
  }

  /** The address of the shop's database on one of the servers. */
  urlOf(server: 'primary' | 'standby'): string {
    return urlAt(this.portOf(server), databaseName)
  }

  /** Stops the primary as its service manager does, and starts it again. */
  async restartPrimary(): Promise<void> {
    const { port, process: running } = this.#found('primary')
    running.kill('SIGINT')
    await ended(running)
    await this.#run('primary', port)
  }

  /** Kills the primary without a shutdown. */
  async killPrimary(): Promise<void> {
    const { process: running } = this.#found('primary')
    running.kill('SIGKILL')
    await ended(running)
  }

  /** Kills every process of the primary at once, as a machine failure does. Its files stay. */
  async crashPrimary(): Promise<void> {
    const { process: running } = this.#found('primary')
    const children = childrenOf(running.pid ?? 0)
    running.kill('SIGKILL')
    for (const pid of children) endAtOnce(pid)
    await ended(running)
  }

  /** Starts the primary on the files of a crash, and resolves once it has recovered. */
  async recoverPrimary(): Promise<void> {
    await this.#run('primary', this.portOf('primary'))
  }

  /** Stops the standby; the primary then no longer waits for it. */
  async killStandby(): Promise<void> {
    const admin = urlAt(this.portOf('primary'), 'postgres')
    await query(admin, `alter system set synchronous_standby_names = ''`)
    await query(admin, 'select pg_reload_conf()')
    const { process: running } = this.#found('standby')
    running.kill('SIGKILL')
    await ended(running)
  }

  /** Promotes the standby to a primary, which waits for no other server. */
  async promoteStandby(): Promise<void> {
    await query(urlAt(this.portOf('standby'), 'postgres'), 'select pg_promote(true)')
  }

  async stop(): Promise<void> {
    for (const { process: running } of this.#servers.values()) {
      // A normal shutdown of the primary would wait for its standby.
      running.kill('SIGQUIT')
      await ended(running)
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #start(): Promise<void> {
    const user = postgresUser()
    if (user) chownSync(this.#folder, user.uid, user.gid)
    const data = this.#dataOf('primary')
    const init = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8']
    await runPostgresProgram('initdb', [...init, `--pgdata=${data}`], this.#folder)
    const port = await freePort()
    await this.#run('primary', port)
    const admin = urlAt(port, 'postgres')
    await query(admin, `create database ${databaseName}`)
    const from = `host=127.0.0.1 port=${port} user=postgres`
    const copy = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast']
    await runPostgresProgram(
      'pg_basebackup',
      [...copy, `--dbname=${from}`, `--pgdata=${this.#dataOf('standby')}`],
      this.#folder,
    )
    await this.#run('standby', await freePort())
    // Enabled only now, because the copy must not wait for a standby of its own after its promotion.
    await query(admin, `alter system set synchronous_standby_names = '*'`)
    await query(admin, 'select pg_reload_conf()')
  }

  async #run(server: 'primary' | 'standby', port: number): Promise<void> {
    const durable = ['-c', 'fsync=on', '-c', 'synchronous_commit=on']
    const network = ['-c', 'listen_addresses=127.0.0.1', '-k', this.#folder, '-p', String(port)]
    const process = startPostgresProgram(
      'postgres',
      ['-D', this.#dataOf(server), ...network, ...durable],
      this.#folder,
    )
    this.#servers.set(server, { port, process })
    const until = performance.now() + patienceMs
    while (!(await answers(urlAt(port, 'postgres')))) {
      if (performance.now() > until) throw new Error(`The ${server} did not answer in time`)
      await wait(100)
    }
  }

  #dataOf(server: 'primary' | 'standby'): string {
    return join(this.#folder, server)
  }

  #found(server: 'primary' | 'standby') {
    const found = this.#servers.get(server)
    if (!found) throw new Error(`There is no ${server}`)
    return found
  }
}

function urlAt(port: number, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`
}

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  )
}

/**
 * Returns the child processes of PostgreSQL, which are in separate sessions, so that a signal to its group does not
 * reach them.
 */
function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc').flatMap((name) => {
    const isChild = /^\d+$/.test(name) && parentOf(name) === parent
    return isChild ? [Number(name)] : []
  })
}

function parentOf(pid: string): number | undefined {
  try {
    // The program's name is in parentheses and may contain spaces.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \w /, '')
        .split(' ')[0],
    )
  } catch {
    // The process has ended meanwhile.
    return undefined
  }
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The child process ended with its parent.
  }
}
