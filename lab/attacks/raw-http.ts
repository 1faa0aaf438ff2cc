import { connect } from 'node:net'

const patienceMs = 10_000

/** Bytes that a server sent before it closed the connection or was silent for `silentMs`. */
export interface RawAnswer {
  /** As Latin-1, one character per byte. */
  readonly text: string
  readonly closed: boolean
}

/** Sends bytes on a new connection. A string is sent as Latin-1, one byte per character. */
export function sendRaw(port: number, bytes: string, silentMs = 400): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = ''
    let closed = false
    const client = connect(port, '127.0.0.1')
    const end = () => {
      clearTimeout(silence)
      clearTimeout(limit)
      client.destroy()
      resolve({ text, closed })
    }
    let silence = setTimeout(end, patienceMs)
    const limit = setTimeout(end, patienceMs)
    client.setEncoding('latin1')
    client.on('data', (part: string) => {
      text += part
      clearTimeout(silence)
      silence = setTimeout(end, silentMs)
    })
    client.on('error', () => undefined)
    client.once('close', () => {
      closed = true
      end()
    })
    client.write(bytes, 'latin1')
  })
}

/** Returns the status of each response, in order. */
export function statusesOf({ text }: RawAnswer): number[] {
  return [...text.matchAll(/(?:^|\r?\n|\}|>)HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status))
}
