import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

/**
 * A kept-alive connection with one request at a time. It parses only as much HTTP as our own servers use, so that the
 * load uses less processor time than the measured server.
 */
export class KeepAliveCaller {
  readonly #socket: Socket
  #received: Buffer[] = []
  #length = 0
  #head: { readonly text: string; readonly bytes: number; readonly end: number | undefined } | undefined
  #answered: ((answer: Answer) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (bytes: Buffer) => this.#take(bytes))
    socket.on('error', (error) => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('The connection was closed')))
  }

  static async to(port: number): Promise<KeepAliveCaller> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new KeepAliveCaller(socket)
  }

  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve
      this.#failed = reject
      this.#socket.write(request)
    })
  }

  end(): void {
    this.#answered = undefined
    this.#failed = undefined
    this.#socket.destroy()
  }

  #take(bytes: Buffer): void {
    this.#received.push(bytes)
    this.#length += bytes.length
    const head = this.#head ?? this.#readHead()
    if (!head) return
    const isWhole = head.end === undefined ? this.#endsWith(lastChunk) : this.#length >= head.end
    if (!isWhole) return
    const answer = {
      status: Number(head.text.slice(9, 12)),
      head: head.text,
      body: Buffer.concat(this.#received).subarray(head.bytes),
    }
    this.#received = []
    this.#length = 0
    this.#head = undefined
    const answered = this.#answered
    this.#answered = undefined
    answered?.(answer)
  }

  /** Parses the head once it is complete; its `end` is the end of the answer, undefined for a chunked answer. */
  #readHead() {
    const received = this.#received.length === 1 ? this.#received[0] : Buffer.concat(this.#received)
    const at = received?.indexOf(headEnd) ?? -1
    if (received === undefined || at < 0) return undefined
    const text = received.toString('latin1', 0, at)
    const bytes = at + headEnd.length
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
    const isChunked = /\r\ntransfer-encoding: chunked/i.test(text)
    this.#head = { text, bytes, end: isChunked ? undefined : bytes + Number(length ?? 0) }
    return this.#head
  }

  #endsWith(end: Buffer): boolean {
    const last = this.#received.slice(-2)
    return Buffer.concat(last).subarray(-end.length).equals(end)
  }
}
