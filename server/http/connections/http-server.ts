import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createImport } from '../../../contract/catalogue/imports.ts'
import { uploadPath } from '../../../contract/images/images.ts'
import { minuteMs } from '../../platform/clock.ts'
import { hasBody, limitConnections } from './connection-limit.ts'

/** Time limits for clients, in milliseconds. */
export interface TimeLimits {
  /** From the connection, or a request's first byte, to the end of its headers. */
  readonly headers: number
  /** From the first byte of a request to its last. */
  readonly request: number
  /** As `request`, for an upload: 10 MB at half a megabit per second, a weak mobile connection. */
  readonly upload: number
  /** Without a byte in either direction during a request, for example because the reader stopped. */
  readonly silence: number
  /** The interval between checks of the first three limits. */
  readonly checkEvery: number
}

const timeLimits: TimeLimits = {
  headers: 15_000,
  request: minuteMs,
  upload: 3 * minuteMs,
  silence: minuteMs,
  checkEvery: 5_000,
}

/** Paths with bodies of up to 10 MB, which get more time. */
const uploads: ReadonlySet<string | undefined> = new Set([uploadPath, `/api${createImport.path}`])

/** Longer than nginx keeps idle connections to a server (60 s), so that a proxy never uses a closed one. */
const keepAliveMs = 72_000

/** An idle connection takes about 20 KB, so this many take 40 MB; a shop behind a proxy has about a hundred. */
const maxConnections = 2_000

/** Creates the HTTP server, with limits for slow and silent clients. */
export function createHttpServer(
  listener: RequestListener,
  changed: Partial<TimeLimits> = {},
  connections = maxConnections,
): Server {
  const limits = { ...timeLimits, ...changed }
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: limits.headers,
      // Node has one limit for all requests; `endSlowBody` applies the shorter one.
      requestTimeout: limits.upload,
      connectionsCheckingInterval: limits.checkEvery,
    },
    (request, response) => {
      if (hasBody(request) && !uploads.has(request.url)) endSlowBody(request, response, limits.request)
      listener(request, response)
    },
  )
  server.timeout = limits.silence
  limitConnections(server, connections)
  return server
}

/** Closes the connection, as Node does, if the body is incomplete after this time. */
function endSlowBody(request: IncomingMessage, response: ServerResponse, withinMs: number): void {
  const { socket } = request
  const end = setTimeout(() => {
    if (request.complete) return
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }, withinMs)
  end.unref()
  request.once('close', () => clearTimeout(end))
}
