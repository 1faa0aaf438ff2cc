import pg from 'pg'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import type { Database } from '../database.ts'
import { KeptDatabase, type Lease } from './kept-database.ts'
import { createDatabase, newName, urlOf } from './server-databases.ts'
import {
  deleteRows,
  hadDeadlocks,
  shapeOf,
  skipReferenceChecks,
  tablesOf,
  untilAlone,
  untilIdle,
} from './used-database.ts'

/** A database with empty tables. */
export interface LentDatabase {
  readonly name: string
  /** Opens the database, or lends the connections that the last test left open. */
  open(): Promise<Database>
  /**
   * Returns the database to the pool and deletes its rows.
   *
   * @throws when the test left a connection to it open.
   */
  giveBack(): Promise<void>
}

interface Held {
  readonly name: string
  readonly client: pg.Client
  kept?: Kept | undefined
}

/** A database that stays open, with the server's process ids of its connections. */
interface Kept {
  readonly database: KeptDatabase
  readonly pids: readonly number[]
  /** Whether a file has ended since; idle connections of the database may have been closed meanwhile. */
  readonly hasRested?: boolean
}

/** How a pool prepares and opens a database. */
interface Setup {
  migrate(databaseUrl: string): Promise<void>
  open(databaseUrl: string): Promise<Database>
}

/** The application name of connections that stay open. */
const keptName = 'kept'

interface Server {
  readonly admin: pg.Client
  readonly templateShape: string
  readonly tables: readonly string[]
}

/**
 * Lends the databases of a run to its tests, because creating one takes far longer than deleting its rows. The process
 * of a test file holds an advisory lock on each of its databases, so other files can claim it however that process
 * ended.
 */
export class DatabasePool {
  readonly #serverUrl: string
  readonly #prefix: string
  readonly #setup: Setup
  readonly #waitMs: number
  readonly #held = new Map<string, Held>()
  readonly #free: Held[] = []
  #server: Promise<Server> | undefined
  #claiming: Promise<unknown> = Promise.resolve()

  /**
   * @param prefix starts the names of this run's databases.
   * @param waitMs limits how long a test's connections may take to end.
   */
  constructor(serverUrl: string, prefix: string, setup: Setup, waitMs = patienceMs) {
    this.#serverUrl = serverUrl
    this.#prefix = prefix
    this.#setup = setup
    this.#waitMs = waitMs
  }

  async lend(): Promise<LentDatabase> {
    return this.#lent(this.#free.pop() ?? (await this.#claimNext()))
  }

  /** Lends a database that no test has used. */
  async lendUnused(): Promise<LentDatabase> {
    return this.#lent(await this.#claimNext(true))
  }

  #lent(held: Held): LentDatabase {
    let lease: Lease | undefined
    return {
      name: held.name,
      open: async () => {
        held.kept ??= await this.#open(held)
        if (held.kept.hasRested) held.kept = await this.#awake(held, held.kept.database)
        lease = held.kept.database.lend()
        return lease.database
      },
      giveBack: async () => {
        await lease?.end()
        await this.#takeBack(held)
      },
    }
  }

  /**
   * Releases the databases for other files, except the last one: the next file of this process reuses it with its
   * connections, so that PostgreSQL need not read its catalogue again.
   */
  async rest(): Promise<void> {
    const last = this.#free.at(-1)
    if (last?.kept) last.kept = { ...last.kept, hasRested: true }
    this.#free.splice(0, this.#free.length, ...(last ? [last] : []))
    for (const held of [...this.#held.values()]) if (held !== last) await this.#release(held)
  }

  /** Ends every connection. */
  async close(): Promise<void> {
    const server = await this.#server
    this.#server = undefined
    this.#free.length = 0
    await Promise.all([...this.#held.values()].map(closeKept))
    const clients = [...this.#held.values()].map(({ client }) => client)
    this.#held.clear()
    await Promise.all(clients.map((client) => client.end()))
    await server?.admin.end()
  }

  async #open({ name, client }: Held): Promise<Kept> {
    const url = new URL(urlOf(this.#serverUrl, name))
    url.searchParams.set('application_name', keptName)
    const database = new KeptDatabase(await this.#setup.open(url.href))
    return this.#awake({ client }, database)
  }

  async #awake({ client }: Pick<Held, 'client'>, database: KeptDatabase): Promise<Kept> {
    return { database, pids: await untilIdle(client, keptName, this.#waitMs) }
  }

  async #takeBack(held: Held): Promise<void> {
    const pids = await untilIdle(held.client, keptName, this.#waitMs)
    // A connection that a test has lost could be reopened in the middle of the next test.
    const isWhole = held.kept?.database.isOpen === true && held.kept.pids.every((pid) => pids.includes(pid))
    if (held.kept && isWhole) held.kept = { ...held.kept, pids }
    else await closeKept(held)
    if (await this.#empty(held)) this.#free.push(held)
    else await this.#drop(held)
  }

  /** Claims one database at a time: one connection holds all locks, so it could acquire the same lock twice. */
  #claimNext(unused = false): Promise<Held> {
    const next = this.#claiming.then(() => this.#claim(unused))
    this.#claiming = next.catch(() => undefined)
    return next
  }

  async #claim(unused: boolean): Promise<Held> {
    for (;;) {
      const name = (unused ? undefined : await this.#lockFree()) ?? (await this.#createLocked())
      const client = new pg.Client({ connectionString: urlOf(this.#serverUrl, name) })
      client.on('error', () => undefined)
      const held: Held = { name, client }
      this.#held.set(name, held)
      await client.connect()
      await skipReferenceChecks(client)
      // A process that died in the middle of a test has deleted nothing.
      await untilAlone(client, this.#waitMs)
      if (await this.#empty(held)) return held
      await this.#drop(held)
    }
  }

  /** Locks a database that no file holds; returns its name, or undefined if all are held. */
  async #lockFree(): Promise<string | undefined> {
    const { admin } = await this.#connected()
    // A test's further databases have the lent database's name as their prefix, so only names of the form of `newName`
    // match.
    const { rows } = await admin.query<{ datname: string }>(
      `with made as materialized (
         select datname from pg_database where datname ~ ('^' || $1 || '[^_]+$') and datname <> all ($2))
       select datname from made where pg_try_advisory_lock(hashtextextended(datname, 0)) limit 1`,
      [`${this.#prefix}_lent_`, [...this.#held.keys()]],
    )
    return rows[0]?.datname
  }

  /** Creates a database. Locks its name first, so that no other file claims it. */
  async #createLocked(): Promise<string> {
    const { admin } = await this.#connected()
    const name = newName(`${this.#prefix}_lent`)
    await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    await createDatabase(admin, name, `${this.#prefix}_template`)
    return name
  }

  /** Deletes the rows; returns false if a test changed anything else, because that would affect the next test. */
  async #empty({ client }: Held): Promise<boolean> {
    const { templateShape, tables } = await this.#connected()
    if ((await shapeOf(client)) !== templateShape || (await hadDeadlocks(client))) return false
    await deleteRows(client, tables)
    return true
  }

  async #drop(held: Held): Promise<void> {
    await this.#release(held, true)
  }

  /** Releases a database for other files, or drops it. */
  async #release(held: Held, drops = false): Promise<void> {
    const { admin } = await this.#connected()
    const { name, client } = held
    await closeKept(held)
    await client.end()
    if (drops) await admin.query(`drop database ${name}`)
    await admin.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    this.#held.delete(name)
  }

  #connected(): Promise<Server> {
    this.#server ??= this.#connect()
    return this.#server
  }

  async #connect(): Promise<Server> {
    const admin = new pg.Client({ connectionString: this.#serverUrl })
    // A lost connection fails the next query. Between two files, and at the end of a run, no other code would notice.
    admin.on('error', () => undefined)
    await admin.connect()
    const template = `${this.#prefix}_template`
    await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [template])
    const described = await this.#description(admin, template)
    const [templateShape = '', ...tables] = (described ?? (await this.#makeTemplate(admin, template))).split(
      ' ',
    )
    await admin.query('select pg_advisory_unlock(hashtextextended($1, 0))', [template])
    return { admin, templateShape, tables }
  }

  async #description(admin: pg.Client, template: string): Promise<string | undefined> {
    const { rows } = await admin.query<{ description: string }>(
      `select shobj_description(oid, 'pg_database') as description from pg_database where datname = $1`,
      [template],
    )
    return rows[0]?.description
  }

  /** Creates the template, and stores the facts for other files in its comment. */
  async #makeTemplate(admin: pg.Client, template: string): Promise<string> {
    const name = newName(`${this.#prefix}_unready`)
    await createDatabase(admin, name)
    const url = urlOf(this.#serverUrl, name)
    await this.#setup.migrate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const tables = await tablesOf(client)
    // Autovacuum would wait for a test's locks, and would change query plans between tests.
    for (const table of tables) await client.query(`alter table ${table} set (autovacuum_enabled = off)`)
    const description = [await shapeOf(client), ...tables].join(' ')
    await client.end()
    await admin.query(`comment on database ${name} is '${description}'`)
    await admin.query(`alter database ${name} rename to ${template}`)
    return description
  }
}

async function closeKept(held: Held): Promise<void> {
  await held.kept?.database.close()
  held.kept = undefined
}
