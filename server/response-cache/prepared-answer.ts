import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/**
 * Node's undocumented fields of a response's head (docs/decisions/0078). `prepared-answer.test.ts` fails if a version
 * of Node changes them; answers then stay correct but become slower.
 */
interface NodeResponse {
  /** The head as Node sends it; unset until it is written. */
  _header: unknown
  /** Whether the socket has got the head. */
  _headerSent: unknown
}

/** Matches the end of the head that Node writes for a keep-alive connection. */
const dateAndEnd = /\r\nDate: ([^\r\n]{29})\r\nConnection: keep-alive\r\nKeep-Alive: [^\r\n]+\r\n\r\n$/
const dateLength = 29

/**
 * A complete answer for repeated sending. Node writes its head the first time; afterwards head and body are one buffer
 * that is sent in one write, with its date replaced once a second.
 */
export class PreparedAnswer {
  readonly #status: number
  readonly #headers: OutgoingHttpHeaders
  /** The body; a slice of the whole answer once that is prepared. */
  #body: Buffer
  #whole: Buffer | undefined
  #dateAt = 0
  #second = 0

  constructor(status: number, headers: OutgoingHttpHeaders, body: Buffer) {
    this.#status = status
    this.#headers = headers
    this.#body = body
  }

  /** The body, for readers in this process, which must not write to it. */
  get body(): Buffer {
    return this.#body
  }

  /** Sends the answer to a GET request, or its headers to a HEAD request. */
  send(response: ServerResponse): void {
    const { req: request } = response
    // Node itself answers special cases: HEAD, HTTP/1.0, and a connection that closes afterwards.
    const isUsual = request.method === 'GET' && request.httpVersion === '1.1' && response.shouldKeepAlive
    if (isUsual && this.#whole !== undefined) {
      this.#sendWhole(response, this.#whole)
      return
    }
    response.writeHead(this.#status, this.#headers)
    if (isUsual) this.#prepare(response)
    response.end(request.method === 'HEAD' || this.#body.length === 0 ? undefined : this.#body)
  }

  /** Stores the head that Node has just written. */
  #prepare(response: ServerResponse): void {
    const { _header: head } = response as unknown as NodeResponse
    const found = typeof head === 'string' ? dateAndEnd.exec(head) : null
    if (typeof head !== 'string' || found === null) return
    this.#dateAt = found.index + '\r\nDate: '.length
    this.#setWhole(Buffer.concat([Buffer.from(head, 'latin1'), this.#body]))
  }

  #sendWhole(response: ServerResponse, whole: Buffer): void {
    const second = Math.floor(Date.now() / 1_000)
    const now = second === this.#second ? whole : this.#dated(whole, second)
    const inNode = response as unknown as NodeResponse
    response.statusCode = this.#status
    inNode._header = ' '
    inNode._headerSent = true
    const { socket } = response
    // Behind another response of a pipeline there is no socket yet, so Node buffers this one.
    if (!socket?.writable) response.end(now)
    else {
      socket.write(now)
      // Finishes once the socket has sent everything before.
      response.end()
    }
  }

  /** Copies the answer with a new date, because a slow client's socket may still hold the previous one. */
  #dated(whole: Buffer, second: number): Buffer {
    const copy = Buffer.from(whole)
    copy.write(new Date(second * 1_000).toUTCString(), this.#dateAt, dateLength, 'latin1')
    this.#second = second
    this.#setWhole(copy)
    return copy
  }

  #setWhole(whole: Buffer): void {
    this.#whole = whole
    this.#body = whole.subarray(whole.length - this.#body.length)
  }
}
