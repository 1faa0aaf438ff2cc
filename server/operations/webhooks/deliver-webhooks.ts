import { done } from '../../../domain/outcome.ts'
import { endAllLeases, listFreeEndpoints } from '../../data/queries/webhooks/due-deliveries.ts'
import { newId } from '../../platform/ids.ts'
import type { Shop } from '../shop.ts'
import { moveBacklogs } from './move-backlogs.ts'
import { serveEndpoint } from './serve-endpoint.ts'

/**
 * Delivers the events that wait, in this process. Each endpoint is served by one process at a time and by itself, so
 * that a slow receiver holds no other up.
 */
export class WebhookDeliveries {
  readonly #shop: Shop
  /** This process, in the leases of endpoints. */
  readonly #by = newId()
  readonly #served = new Map<string, Promise<void>>()
  readonly #stopping = new AbortController()
  #hasBegun = false
  #mayHaveMore = false
  #failure: unknown

  constructor(shop: Shop) {
    this.#shop = shop
  }

  /**
   * Begins to serve every endpoint that has due deliveries and no process, and does not wait for the receivers.
   *
   * @throws the error that ended the service of an endpoint since the last call.
   */
  async run(): Promise<void> {
    if (this.#stopping.signal.aborted) return
    await this.#begin()
    await moveBacklogs(this.#shop)
    this.#mayHaveMore = this.#served.size > 0
    for (const id of await listFreeEndpoints(this.#shop.database.read, this.#shop.clock())) this.#serve(id)
    const failure = this.#failure
    this.#failure = undefined
    if (failure) throw failure
  }

  /** Resolves when no endpoint is served. */
  async settled(): Promise<void> {
    while (this.#served.size > 0) await Promise.all(this.#served.values())
  }

  /** Ends the attempts that are under way; they are made again. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.settled()
  }

  /** The embedded database has one process, so any lease is of a former one that was killed. */
  async #begin(): Promise<void> {
    const { database } = this.#shop
    if (this.#hasBegun || database.engine !== 'sqlite') return
    await database.write(async (transaction) => {
      await endAllLeases(transaction)
      return done(null)
    })
    this.#hasBegun = true
  }

  #serve(endpointId: string): void {
    if (this.#served.has(endpointId)) return
    const lease = { endpointId, by: this.#by }
    const service = serveEndpoint(this.#shop, lease, this.#stopping.signal)
      .catch((error: unknown) => {
        this.#failure ??= error
      })
      .then(async () => {
        this.#served.delete(endpointId)
        // Its last look may have missed an event whose call of `run` found it still served.
        if (this.#mayHaveMore) await this.run()
      })
      .catch((error: unknown) => {
        this.#failure ??= error
      })
    this.#served.set(endpointId, service)
  }
}
