import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SignedEvent } from '../../../sandbox/cards/testing/signed-event.ts'
import { acceptWebSocket, type WebSocketEnd } from './web-socket.ts'

/** The shop's response to an event, as the command line reports it. */
export interface Forwarded {
  readonly status: number
  readonly body: string
  readonly forward_url: string
}

/**
 * A fake of the Stripe service behind `stripe listen`: it opens a session with a secret, and sends events over a web
 * socket. The command line forwards them to the shop.
 */
export interface ListeningPost {
  readonly url: string
  /** Resolves once a command line is connected. */
  readonly listening: Promise<void>
  /** Sends an event. Resolves with the shop's response. */
  forward(event: SignedEvent): Promise<Forwarded>
  close(): Promise<void>
}

export async function openListeningPost(secret: string): Promise<ListeningPost> {
  const { promise: connected, resolve: connect } = Promise.withResolvers<WebSocketEnd>()
  // The server does not close upgraded sockets itself.
  const sockets = new Set<Duplex>()
  const waiting = new Map<string, (answer: Forwarded) => void>()
  const server = createServer((request, response) => {
    request.resume()
    const known = request.method === 'POST' && request.url === '/v1/stripecli/sessions'
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
    response.end(known ? JSON.stringify(sessionOf(url, secret)) : '{}')
  })
  server.on('upgrade', (request, socket) => {
    sockets.add(socket)
    const end = acceptWebSocket(request, socket, (text) => {
      const message = JSON.parse(text)
      if (message.type === 'webhook_response') waiting.get(message.webhook_conversation_id)?.(message)
    })
    connect(end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    listening: connected.then(() => undefined),
    async forward({ body, signature }) {
      const end = await connected
      const conversation = randomUUID()
      const { promise: answered, resolve } = Promise.withResolvers<Forwarded>()
      waiting.set(conversation, resolve)
      end.send(JSON.stringify(webhookMessage(conversation, body, signature)))
      return answered
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function sessionOf(url: string, secret: string) {
  return {
    reconnect_delay: 60,
    secret,
    websocket_authorized_feature: 'webhooks',
    websocket_id: 'cliws_1',
    websocket_url: url.replace('http', 'ws'),
    default_version: '2026-10-28.endive',
    latest_version: '2026-10-28.endive',
  }
}

function webhookMessage(conversation: string, body: string, signature: string) {
  return {
    type: 'webhook_event',
    endpoint: { api_version: null },
    event_payload: body,
    http_headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature,
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    webhook_conversation_id: conversation,
    webhook_id: 'we_1',
  }
}
