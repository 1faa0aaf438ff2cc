import type { KyselyPlugin } from 'kysely'
import { type Database, DatabaseUnavailable, type Topic } from '../database.ts'

type Listener = (topics: readonly Topic[] | 'everything') => void

/** A database for one test. */
export interface Lease {
  readonly database: Database
  /** Waits for the test's writes, and refuses later ones. */
  end(): Promise<void>
}

/** Keeps a database open between tests, because connecting takes longer than most tests. */
export class KeptDatabase {
  readonly #database: Database
  #listeners: Listener[] = []
  #isOpen = true
  #closed: Promise<void> | undefined

  constructor(database: Database) {
    this.#database = database
    database.onChange((topics) => {
      for (const listener of [...this.#listeners]) listener(topics)
    })
  }

  /** Whether the next test may use the database; false after a test has closed or aborted it. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  lend(): Lease {
    this.#listeners = []
    const kept = this.#database
    const running = new Set<Promise<unknown>>()
    let hasEnded = false
    const refuseAfterEnd = () => {
      if (hasEnded) throw new DatabaseUnavailable('The test has ended')
    }
    const run = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      refuseAfterEnd()
      const result = work()
      running.add(result)
      try {
        return await result
      } finally {
        running.delete(result)
      }
    }
    const database: Database = {
      ...kept,
      autocommit: kept.autocommit.withPlugin(beforeEachQuery(refuseAfterEnd)),
      readMany: (work) => run(() => kept.readMany(work)),
      write: (work) => run(() => kept.write(work)),
      writeLong: (work) => run(() => kept.writeLong(work)),
      ping: () => run(() => kept.ping()),
      onChange: (listener) => void this.#listeners.push(listener),
      abort: () => {
        this.#isOpen = false
        kept.abort()
      },
      close: () => this.close(),
    }
    return {
      database,
      end: async () => {
        hasEnded = true
        await Promise.allSettled(running)
      },
    }
  }

  /** Closes the database, even if a test has aborted or closed it. */
  close(): Promise<void> {
    this.#isOpen = false
    this.#closed ??= this.#database.close()
    return this.#closed
  }
}

function beforeEachQuery(check: () => void): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      check()
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
