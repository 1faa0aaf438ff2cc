import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** The server's end of a connection (RFC 6455), for text messages only. */
export interface WebSocketEnd {
  send(text: string): void
}

const acceptedWith = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const text = 0x1
const closing = 0x8
const ping = 0x9
const pong = 0xa

/** Accepts the upgrade request and passes each complete text message to `onText`. */
export function acceptWebSocket(
  { headers }: IncomingMessage,
  socket: Duplex,
  onText: (message: string) => void,
): WebSocketEnd {
  const key = createHash('sha1').update(`${headers['sec-websocket-key']}${acceptedWith}`).digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
  )
  const send = (opcode: number, payload: Buffer) => socket.write(frameOf(opcode, payload))
  let pending = Buffer.alloc(0)
  let message = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    pending = Buffer.concat([pending, bytes])
    for (let frame = readFrame(pending); frame !== undefined; frame = readFrame(pending)) {
      pending = pending.subarray(frame.bytes)
      if (frame.opcode === ping) send(pong, frame.payload)
      if (frame.opcode === closing) socket.end(frameOf(closing, frame.payload))
      if (frame.opcode > text) continue
      message = Buffer.concat([message, frame.payload])
      if (!frame.last) continue
      onText(message.toString())
      message = Buffer.alloc(0)
    }
  })
  // The client may disconnect at any time.
  socket.on('error', () => socket.destroy())
  return { send: (words) => send(text, Buffer.from(words)) }
}

function frameOf(opcode: number, payload: Buffer): Buffer {
  const last = 0x80
  if (payload.length < 126) {
    return Buffer.concat([Buffer.from([last | opcode, payload.length]), payload])
  }
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(payload.length))
  return Buffer.concat([Buffer.from([last | opcode, 127]), length, payload])
}

/** Returns the first frame of the bytes, or undefined while it is incomplete. Client frames are masked. */
function readFrame(bytes: Buffer) {
  const [first, second] = bytes
  if (first === undefined || second === undefined) return undefined
  const short = second & 0x7f
  const lengthBytes = short === 127 ? 8 : short === 126 ? 2 : 0
  const start = 2 + lengthBytes + 4
  if (bytes.length < start) return undefined
  const length = lengthBytes === 0 ? short : Number(`0x${bytes.subarray(2, 2 + lengthBytes).toString('hex')}`)
  if (bytes.length < start + length) return undefined
  const mask = bytes.subarray(start - 4, start)
  const payload = Buffer.from(bytes.subarray(start, start + length))
  for (const [place, byte] of payload.entries()) payload[place] = byte ^ (mask[place % 4] ?? 0)
  return { last: first >= 0x80, opcode: first & 0x0f, payload, bytes: start + length }
}
