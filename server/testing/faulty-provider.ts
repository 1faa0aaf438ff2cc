import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { patienceMs } from '../../tools/test-run/patience.ts'

/** A fault in a provider's answer to a call. */
export type Fault = (response: ServerResponse, request: IncomingMessage) => void

/** Shorter than a shop's time limit, so that tests are fast. */
export const shortTimeoutMs = 400

/** The faults of a provider, by name. */
export const faults = {
  'says nothing': () => undefined,
  'begins to answer and never ends': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":')
    const drip = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drip))
  },
  'breaks the connection': (response) => response.destroy(),
  'answers with a page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel Wi-Fi</h1>')
  },
  'answers with nothing': (response) => response.writeHead(200).end(),
  'answers with something else': (response) => json(response, 200, {}),
  'answers with a list': (response) => json(response, 200, []),
  'answers with null': (response) => json(response, 200, null),
  'answers with a 500': (response) => json(response, 500, { oops: true }),
  'answers with a 503 page': (response) => response.writeHead(503).end('<h1>Back soon</h1>'),
  'answers with a 418': (response) => json(response, 418, {}),
  'answers with 10 MB': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ id: 'x'.repeat(10 * 2 ** 20) }))
  },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

/** Returns whether a response with this fault never completes. */
export function isEndless(fault: FaultName): boolean {
  return fault === 'says nothing' || fault === 'begins to answer and never ends'
}

/**
 * Returns how long to wait for a provider with this fault, in milliseconds: briefly if the response never completes,
 * otherwise long enough for a busy machine.
 */
export function patienceWith(fault: FaultName): number {
  return isEndless(fault) ? shortTimeoutMs : patienceMs
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Redirects the call to another URL, like a captive portal. */
export function redirectsTo(address: string, status = 307): Fault {
  return (response) => response.writeHead(status, { location: address }).end()
}

/** A local server with the fault that a test chooses. */
export interface FaultyProvider {
  readonly port: number
  /** The URL without a trailing slash. */
  readonly address: string
  /** The method and path of every received call. */
  readonly calls: readonly string[]
  fault: Fault
  stop(): Promise<void>
}

export async function startFaultyProvider(fault: Fault): Promise<FaultyProvider> {
  const calls: string[] = []
  const provider = { fault }
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    // Consumes the body, so that unread data does not delay the response.
    request.resume().on('end', () => provider.fault(response, request))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(provider, {
    port,
    address: `http://127.0.0.1:${port}`,
    calls,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
