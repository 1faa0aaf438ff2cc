import { setTimeout as wait } from 'node:timers/promises'
import type { Take } from './model.ts'
import type { PlannedKill } from './plan.ts'
import type { Processes } from './processes.ts'

/** The answer of a shop. */
export interface Heard {
  readonly status: number
  /** The code of a refusal. */
  readonly code: string
  readonly body: unknown
}

/** A call as the history sends it. */
export interface Sent {
  readonly what: string
  readonly method: string
  readonly path: string
  readonly token: string
  readonly body?: unknown
  readonly key?: string
  /** Returns the possible effects for its answer; undefined for a lost answer. */
  takes(heard: Heard | undefined): readonly Take[]
  /** Further steps that may accompany the call, each independent of the others. */
  readonly maybe?: readonly Take[]
}

/** A completed call, with the times of sending and answer in milliseconds. */
export interface Recorded extends Pick<Sent, 'what' | 'takes' | 'maybe'> {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly heard: Heard | undefined
}

/** Sends calls to the processes, records them, and kills processes as planned. */
export class Recorder {
  readonly calls: Recorded[] = []
  /** The number of each kind of answer of each operation. */
  readonly answers = new Map<string, number>()
  /** Answers that no rule expects, such as a 500. */
  readonly unexpected: string[] = []
  readonly #processes: Processes
  #kills: readonly PlannedKill[]
  readonly #dying: Promise<void>[] = []
  #begun = 0

  constructor(processes: Processes, kills: readonly PlannedKill[]) {
    this.#processes = processes
    this.#kills = kills
  }

  /**
   * Sends a call to a process, or to the next running one.
   * @returns its answer; undefined if the process died before it answered, or was too busy.
   */
  async call(process: number, sent: Sent): Promise<Heard | undefined> {
    for (;;) {
      const { at, shop } = await this.#processes.near(process)
      this.#begin()
      const from = Date.now()
      const heard = await answer(shop.origin, sent)
      // The process was already dead.
      if (heard === 'never sent') continue
      const isKnown = heard !== 'lost' && heard.status !== 503
      const known = isKnown ? heard : undefined
      const to = isKnown ? Date.now() : Infinity
      this.calls.push({ ...sent, at, from, to, heard: known })
      this.#count(sent, known)
      // No call is invalid by itself, so a server error or a bad request is unexpected.
      const isExpected = known === undefined || (known.status < 500 && known.status !== 400)
      if (known && (!isExpected || (known.status >= 400 && known.code === '')))
        this.unexpected.push(`${sent.what}: ${known.status} ${JSON.stringify(known.body)}`)
      return known
    }
  }

  /** Resolves once every process that was to die after a call is dead. */
  async killsMade(): Promise<void> {
    await Promise.all(this.#dying)
  }

  #count({ method, path }: Sent, heard: Heard | undefined): void {
    const operation = `${method} ${path.replace(/(?=[\w-]*\d)[\w-]{16,}/g, '{id}')}`
    const answer = heard === undefined ? 'no answer' : heard.status === 200 ? 'done' : heard.code
    const name = `${operation}: ${answer}`
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1)
  }

  #begin(): void {
    this.#begun += 1
    for (const { kill, laterMs } of this.#kills.filter(({ afterCalls }) => afterCalls === this.#begun))
      this.#dying.push(wait(laterMs).then(() => this.#processes.kill(kill)))
    this.#kills = this.#kills.filter(({ afterCalls }) => afterCalls > this.#begun)
  }
}

/** An answer, or the reason why there is none: the process was already dead, or died during the call. */
async function answer(origin: string, sent: Omit<Sent, 'takes'>): Promise<Heard | 'never sent' | 'lost'> {
  const { method, path, token, body, key } = sent
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const read: unknown = JSON.parse(await response.text())
    const code = typeof read === 'object' && read !== null && 'code' in read ? String(read.code) : ''
    return { status: response.status, code, body: read }
  } catch (error) {
    // fetch reports a refused or broken connection as a TypeError.
    if (!(error instanceof TypeError)) throw error
    const { cause } = error
    return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED' ? 'never sent' : 'lost'
  }
}
