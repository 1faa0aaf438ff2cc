import type { PartStatus, ShopPart } from '../../../contract/shop/status.ts'
import type { CallWatch } from '../../platform/call-watch.ts'
import { readProof } from '../proof/prove-numbers.ts'
import type { Shop } from '../shop.ts'
import { LatestFact } from './latest-fact.ts'
import {
  backupStatus,
  databaseStatus,
  mailStatus,
  numbersStatus,
  providerStatus,
  readBackupFacts,
  readMailFacts,
} from './part-status.ts'

/** The watches over the shop's own calls to providers. */
export interface ProviderWatches {
  readonly cards: CallWatch
  /** The image host or the picture store; unset if the database stores pictures. */
  readonly pictures?: CallWatch | undefined
}

/** The shop's status for visitors. */
export interface StatusReading {
  readonly readAt: number
  readonly parts: PartStatus[]
}

/** As long as load balancers wait (`server/http/status/mount-status.ts`). */
const readWithinMs = 1_500

/**
 * The status of the shop's parts, as this process last read it. A background job reads the status and requests never
 * do, so that each request is answered from memory (docs/decisions/0098).
 */
export class ShopStatus {
  readonly #shop: Pick<Shop, 'database' | 'clock' | 'mail'>
  readonly #watches: ProviderWatches
  readonly #database: LatestFact<number>
  readonly #mail: LatestFact<Awaited<ReturnType<typeof readMailFacts>>>
  readonly #proof: LatestFact<Awaited<ReturnType<typeof readProof>>>
  readonly #backup: LatestFact<Awaited<ReturnType<typeof readBackupFacts>>>
  readonly #listeners: (() => void)[] = []
  #last: StatusReading | undefined

  constructor(shop: Pick<Shop, 'database' | 'clock' | 'mail'>, watches: ProviderWatches) {
    this.#shop = shop
    this.#watches = watches
    const { read } = shop.database
    this.#database = new LatestFact(async () => {
      const startedAt = shop.clock()
      await shop.database.ping()
      return shop.clock() - startedAt
    }, readWithinMs)
    this.#mail = new LatestFact(() => readMailFacts(read), readWithinMs)
    this.#proof = new LatestFact(() => readProof(read), readWithinMs)
    this.#backup = new LatestFact(() => readBackupFacts(read), readWithinMs)
  }

  /** Registers a callback for each reading. */
  onReading(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /** Returns the last reading, or makes the first one. */
  async read(): Promise<StatusReading> {
    return this.#last ?? this.refresh()
  }

  /** Reads the status of every part within a limited time. Never fails: an unreadable part is reported as such. */
  async refresh(): Promise<StatusReading> {
    const startedAt = this.#shop.clock()
    const [isReachable] = await Promise.all([
      this.#database.refresh(),
      this.#mail.refresh(),
      this.#proof.refresh(),
      this.#backup.refresh(),
    ])
    const now = this.#shop.clock()
    const before = (part: ShopPart) => this.#last?.parts.find((status) => status.part === part)
    const tookMs = isReachable ? this.#database.value : undefined
    const { cards, pictures } = this.#watches
    const parts = [
      databaseStatus(tookMs, { startedAt, now, before: before('database') }),
      providerStatus('payments', cards.record),
      ...(this.#shop.mail ? [mailStatus(this.#mail.value, now)] : []),
      ...(pictures ? [providerStatus('pictures', pictures.record)] : []),
      numbersStatus(this.#proof.value, now, before('numbers')),
      backupStatus(this.#backup.value, now),
    ]
    this.#last = { readAt: now, parts }
    for (const listener of this.#listeners) listener()
    return this.#last
  }
}
