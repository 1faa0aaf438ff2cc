import { Gauge, type Metric } from 'prom-client'
import { firstMigrationAt, readBackupRecord } from '../../data/queries/backup-record.ts'
import { oldestWaitingAt } from '../../data/queries/emails/outbox.ts'
import { declinesOfLastHour } from '../../operations/payments/card-declines.ts'
import { readProof } from '../../operations/proof/prove-numbers.ts'
import type { Shop } from '../../operations/shop.ts'
import { withinTime } from '../../platform/time-limit.ts'

/** How long a scrape waits for the database. Prometheus gives up after ten seconds, and then has no metrics. */
const waitMs = 2_000
/** Several servers may scrape, so fresh values are reused. */
const validMs = 5_000

/**
 * Metrics that are read from the database, so they hold for all processes together. A scrape waits for them for a
 * limited time. During an outage they keep their last values and their age grows, because an outage is when metrics are
 * needed. The proof of the numbers counts orders and payments by state, so a scrape reads a few rows.
 */
export class DatabaseMetrics {
  readonly #shop: Shop
  readonly #readings: readonly Reading[]
  #refreshing: Promise<void> | undefined
  #refreshedAt = Number.NEGATIVE_INFINITY

  constructor(shop: Shop) {
    this.#shop = shop
    this.#readings = [
      { name: 'proof', read: proofOf },
      { name: 'backup', read: backupOf },
      { name: 'card_declines', read: declinesOf },
      ...(shop.mail ? [{ name: 'outbox', read: outboxOf }] : []),
    ].map((source) => new Reading(shop, source))
  }

  get metrics(): readonly Metric[] {
    const readings = this.#readings
    const { clock } = this.#shop
    const gauges = Object.entries(descriptions).map(
      ([name, { help, labels }]) =>
        new Gauge({
          name,
          help,
          labelNames: [...labels],
          registers: [],
          collect() {
            this.reset()
            // A metric that was never read is absent instead of zero.
            if (labels.length === 0) this.remove()
            for (const { name: of, labels: at = {}, value } of readings.flatMap(({ values }) => values)) {
              if (of === name) this.set(at, typeof value === 'function' ? value(clock()) : value)
            }
          },
        }),
    )
    const age = new Gauge({
      name: 'shop_metric_age_seconds',
      help: 'How old the values are that are read from the database; -1 before the first reading.',
      labelNames: ['source'],
      registers: [],
      collect() {
        for (const { name, readAt } of readings)
          this.set({ source: name }, readAt === undefined ? -1 : (clock() - readAt) / 1000)
      },
    })
    return [...gauges, age]
  }

  /** Reads new values and resolves after a limited time; the next scrape uses late values. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#refreshedAt < validMs) return
    // A scrape joins a reading in progress, because scrapes must not occupy the connections of a hanging database.
    this.#refreshing ??= Promise.all(this.#readings.map((reading) => reading.refresh())).then((read) => {
      this.#refreshing = undefined
      if (read.every(Boolean)) this.#refreshedAt = performance.now()
    })
    await withinTime(this.#refreshing, waitMs, () => undefined)
  }
}

interface Value {
  readonly name: keyof typeof descriptions
  readonly labels?: Readonly<Record<string, string>>
  /** A function of time for an age, which grows between readings. */
  readonly value: number | ((now: number) => number)
}

interface Source {
  readonly name: string
  read(shop: Shop): Promise<readonly Value[]>
}

/** The last values of one source. */
class Reading {
  readonly name: string
  readonly #shop: Shop
  readonly #source: Source
  values: readonly Value[] = []
  readAt: number | undefined

  constructor(shop: Shop, source: Source) {
    this.name = source.name
    this.#shop = shop
    this.#source = source
  }

  /** Returns whether the source was read. The age of the values shows a failure. */
  async refresh(): Promise<boolean> {
    try {
      this.values = await this.#source.read(this.#shop)
      this.readAt = this.#shop.clock()
      return true
    } catch {
      return false
    }
  }
}

const descriptions = {
  shop_numbers_that_differ: {
    help: 'Numbers that did not agree in the last comparison; -1 before the first one.',
    labels: [],
  },
  shop_differences: {
    help: 'Differences of the last comparison by check: stock with its ledger, orders with charges, charges with orders and refunds, mail, changes, backup.',
    labels: ['check'],
  },
  shop_orders: { help: 'Orders by state, as the last comparison counted them.', labels: ['state'] },
  shop_payments: { help: 'Payments by state, as the last comparison counted them.', labels: ['state'] },
  shop_compared_timestamp_seconds: { help: 'When the last comparison ended.', labels: [] },
  shop_card_declines: {
    help: 'Declined cards of the last hour: all, those of new customers, their accounts and network addresses; testing is 1 while stolen cards are probably being tested.',
    labels: ['count'],
  },
  shop_backup_age_seconds: {
    help: 'Age of the last backup; not there before the first one.',
    labels: [],
  },
  shop_backup_proved_age_seconds: {
    help: 'Time since a backup was last restored and agreed in every number; since the shop was made, before the first one.',
    labels: [],
  },
  shop_backup_failed: {
    help: '1 while the last backup that was tried could not be restored, or its numbers differed.',
    labels: [],
  },
  shop_outbox_age_seconds: {
    help: 'Age of the oldest mail that waits to be sent; 0 without one.',
    labels: [],
  },
} as const satisfies Record<string, { readonly help: string; readonly labels: readonly string[] }>

async function proofOf({ database }: Shop): Promise<readonly Value[]> {
  const proof = await readProof(database.read)
  if (!proof) return [{ name: 'shop_numbers_that_differ', value: -1 }]
  const { counts, finishedAt } = proof
  const states = (check: string) =>
    Object.entries(counts.find((count) => count.check === check)?.states ?? {})
  return [
    {
      name: 'shop_numbers_that_differ',
      value: counts.reduce((sum, { differences }) => sum + differences, 0),
    },
    { name: 'shop_compared_timestamp_seconds', value: finishedAt / 1000 },
    ...counts.map(({ check, differences }) => ({
      name: 'shop_differences' as const,
      labels: { check },
      value: differences,
    })),
    ...states('orders').map(([state, value]) => ({ name: 'shop_orders' as const, labels: { state }, value })),
    ...states('charges').map(([state, value]) => ({
      name: 'shop_payments' as const,
      labels: { state },
      value,
    })),
  ]
}

/** Returns the counts that reveal card testing (docs/decisions/0066). */
async function declinesOf(shop: Shop): Promise<readonly Value[]> {
  const { testing, declines, ofStrangers, accounts, addresses } = await declinesOfLastHour(shop)
  const counts = { all: declines, new_customers: ofStrangers, accounts, addresses, testing: testing ? 1 : 0 }
  return Object.entries(counts).map(([count, value]) => ({
    name: 'shop_card_declines',
    labels: { count },
    value,
  }))
}

async function outboxOf({ database }: Shop): Promise<readonly Value[]> {
  const oldest = await oldestWaitingAt(database.read)
  const age = (now: number) => (oldest === undefined ? 0 : Math.max(0, now - oldest) / 1000)
  return [{ name: 'shop_outbox_age_seconds', value: age }]
}

async function backupOf({ database }: Shop): Promise<readonly Value[]> {
  const { madeAt, provedAt, failedAt } = await readBackupRecord(database.read)
  const since = provedAt ?? (await firstMigrationAt(database.read))
  const ageOf = (at: number) => (now: number) => Math.max(0, now - at) / 1000
  return [
    ...(madeAt === undefined ? [] : [{ name: 'shop_backup_age_seconds' as const, value: ageOf(madeAt) }]),
    { name: 'shop_backup_proved_age_seconds', value: ageOf(since) },
    { name: 'shop_backup_failed', value: failedAt === undefined ? 0 : 1 },
  ]
}
