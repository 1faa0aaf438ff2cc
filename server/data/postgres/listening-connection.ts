import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { withinTime } from '../../platform/time-limit.ts'
import { closeConnection, connectionConfig, destroyConnection, type TimeLimits } from './connection.ts'

interface Hearing {
  message(payload: string | undefined): void
  error(error: Error): void
  /** The connection was listening and does so no longer. Called once. */
  lost(): void
}

/**
 * A connection that listens on a channel. It announces something to itself again and again, because a network that
 * drops packets, or a pooler in between, lets it go deaf without an error: what does not come back is a loss.
 */
export class ListeningConnection {
  readonly #client: pg.Client
  readonly #channel: string
  /** Nobody else listens on it. */
  readonly #ownChannel = `truewheel_heartbeat_${randomUUID().replaceAll('-', '')}`
  readonly #limits: TimeLimits
  readonly #hearing: Hearing
  #heartbeat: NodeJS.Timeout | undefined
  #heardItself: () => void = () => undefined
  #listening = false
  #over = false

  constructor(url: string, channel: string, limits: TimeLimits, hearing: Hearing) {
    this.#client = new pg.Client(connectionConfig(url, limits))
    this.#channel = channel
    this.#limits = limits
    this.#hearing = hearing
  }

  /** Resolves when it listens. */
  async open(): Promise<void> {
    const client = this.#client
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.#ownChannel) this.#heardItself()
      else this.#hearing.message(payload)
    })
    client.on('error', (error) => this.#fail(error))
    // The library tells of one loss with an error, with the end, or with both and any time between them.
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
    this.#hearItselfLater()
  }

  async close(): Promise<void> {
    this.#over = true
    clearTimeout(this.#heartbeat)
    await closeConnection(this.#client)
  }

  #hearItselfLater(): void {
    this.#heartbeat = setTimeout(() => {
      this.#hearItself().then(
        () => {
          if (!this.#over) this.#hearItselfLater()
        },
        (error) => this.#fail(error),
      )
    }, this.#limits.heartbeatEveryMs)
  }

  async #hearItself(): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      this.#heardItself = resolve
    })
    const announced = this.#client.query(`notify ${this.#ownChannel}`)
    await this.#inTime(Promise.all([heard, announced]))
  }

  async #inTime(answer: Promise<unknown>): Promise<void> {
    const { heartbeatMs } = this.#limits
    await withinTime(answer, heartbeatMs, () => {
      throw new Error(`Changes are not heard: PostgreSQL did not answer within ${heartbeatMs} ms`)
    })
  }

  #fail(error: Error): void {
    // What becomes of a connection that is over is no error.
    if (!this.#over) this.#hearing.error(error)
    this.#lose()
  }

  #lose(): void {
    if (this.#over) return
    this.#over = true
    clearTimeout(this.#heartbeat)
    destroyConnection(this.#client)
    if (this.#listening) this.#hearing.lost()
  }
}
