import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { withinTime } from '../../platform/time-limit.ts'
import { closeConnection, connectionConfig, destroyConnection, type TimeLimits } from './connection.ts'

interface Listener {
  message(payload: string | undefined): void
  /** Called when the connection starts to listen, and at each heartbeat. */
  heard(): void
  error(error: Error): void
  /** Called once when a listening connection is lost. */
  lost(): void
}

/**
 * A connection that listens on a channel. It sends heartbeats to itself, because a network that drops packets, or a
 * pooler, can silence it without an error. A missing heartbeat counts as a lost connection.
 */
export class ListeningConnection {
  readonly #client: pg.Client
  readonly #channel: string
  /** Only this connection listens on this channel. */
  readonly #ownChannel = `truewheel_heartbeat_${randomUUID().replaceAll('-', '')}`
  readonly #limits: TimeLimits
  readonly #listener: Listener
  #heartbeat: NodeJS.Timeout | undefined
  #heartbeatReceived: () => void = () => undefined
  #listening = false
  #over = false

  constructor(url: string, channel: string, limits: TimeLimits, listener: Listener) {
    this.#client = new pg.Client(connectionConfig(url, limits))
    this.#channel = channel
    this.#limits = limits
    this.#listener = listener
  }

  /** Connects and resolves once it listens. */
  async open(): Promise<void> {
    const client = this.#client
    client.on('notification', ({ channel, payload }) => {
      if (channel !== this.#ownChannel) return this.#listener.message(payload)
      this.#heartbeatReceived()
      if (!this.#over) this.#listener.heard()
    })
    client.on('error', (error) => this.#fail(error))
    // The library reports one lost connection by an error, by the end, or by both at different times.
    client.on('end', () => this.#lose())
    try {
      await client.connect()
      await this.#inTime(client.query(`listen ${this.#channel}; listen ${this.#ownChannel}`))
    } catch (error) {
      this.#lose()
      throw error
    }
    if (this.#over) throw new Error('The connection for changes was lost as soon as it was made')
    this.#listening = true
    this.#listener.heard()
    this.#scheduleHeartbeat()
  }

  async close(): Promise<void> {
    this.#over = true
    clearTimeout(this.#heartbeat)
    await closeConnection(this.#client)
  }

  #scheduleHeartbeat(): void {
    this.#heartbeat = setTimeout(() => {
      this.#sendHeartbeat().then(
        () => {
          if (!this.#over) this.#scheduleHeartbeat()
        },
        (error) => this.#fail(error),
      )
    }, this.#limits.heartbeatEveryMs)
  }

  async #sendHeartbeat(): Promise<void> {
    const received = new Promise<void>((resolve) => {
      this.#heartbeatReceived = resolve
    })
    const sent = this.#client.query(`notify ${this.#ownChannel}`)
    await this.#inTime(Promise.all([received, sent]))
  }

  async #inTime(answer: Promise<unknown>): Promise<void> {
    const { heartbeatMs } = this.#limits
    await withinTime(answer, heartbeatMs, () => {
      throw new Error(`Changes are not heard: PostgreSQL did not answer within ${heartbeatMs} ms`)
    })
  }

  #fail(error: Error): void {
    // Errors after the loss are ignored.
    if (!this.#over) this.#listener.error(error)
    this.#lose()
  }

  #lose(): void {
    if (this.#over) return
    this.#over = true
    clearTimeout(this.#heartbeat)
    destroyConnection(this.#client)
    if (this.#listening) this.#listener.lost()
  }
}
