import type { WebhookType } from '../../contract/webhooks/webhook-types.ts'
import type { ToldEvent, Transaction, WebhookCollector, WriteEvents } from './database.ts'
import { listCollectors } from './queries/webhooks/collectors.ts'

/**
 * The events of one transaction. Asks for the endpoints when the first event is told, and needs the answer only at the
 * end: on PostgreSQL the question shares a round trip with the statement after it, so that a shop without webhooks does
 * not wait for it.
 */
export class ToldEvents {
  readonly #db: Transaction['db']
  readonly #events = new Map<string, ToldEvent>()
  #collectors: Promise<readonly WebhookCollector[]> | undefined

  constructor(db: Transaction['db']) {
    this.#db = db
  }

  tell(type: WebhookType, subjects: readonly string[]): void {
    if (subjects.length === 0) return
    for (const subject of subjects) this.#events.set(`${type} ${subject}`, { type, subject })
    if (this.#collectors) return
    this.#collectors = listCollectors(this.#db)
    // A failed statement fails the transaction, too; a transaction that is refused never asks.
    this.#collectors.catch(() => undefined)
  }

  /** Writes the events that an endpoint collects. Call it before the commit. */
  async write(transaction: Transaction, writeEvents: WriteEvents | undefined): Promise<void> {
    const collectors = (await this.#collectors) ?? []
    if (collectors.length === 0 || !writeEvents) return
    const isCollected = ({ type }: ToldEvent) => collectors.some(({ types }) => types.has(type))
    const collected = [...this.#events.values()].filter(isCollected)
    if (collected.length > 0) await writeEvents(transaction, collected, collectors)
  }
}
