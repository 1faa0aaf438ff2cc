import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookType } from '../../contract/webhooks/webhook-types.ts'
import type { Shop } from '../operations/shop.ts'
import { addWebhook } from '../operations/webhooks/change-webhooks.ts'
import { granted, staff } from './shop-contents.ts'

/** An event as it arrived. */
export interface Received {
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly body: { readonly type: string; readonly timestamp: string; readonly data: ReceivedData }
}

interface ReceivedData {
  readonly _id: string
  readonly [name: string]: unknown
}

type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => void

const thanks: Answer = (response) => response.writeHead(204).end()

/** Another program that receives events, and answers as a test wants. */
export interface Receiver {
  readonly url: string
  readonly received: readonly Received[]
  /** The types that arrived, in their order. */
  types(): readonly string[]
  answer: Answer
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const event = eventOf(request, Buffer.concat(chunks).toString('utf8'))
      received.push(event)
      receiver.answer(response, event, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    types: () => received.map(({ body }) => body.type),
    answer: thanks,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}

function eventOf({ headers }: IncomingMessage, text: string): Received {
  const single = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return {
    id: String(headers['webhook-id']),
    headers: Object.fromEntries(single),
    text,
    body: JSON.parse(text) as Received['body'],
  }
}

/** Adds an endpoint at a receiver; returns its id and secret. */
export async function listen(shop: Shop, { url }: Pick<Receiver, 'url'>, ...types: readonly WebhookType[]) {
  return granted(await addWebhook(shop, staff, { url, types, description: '' }))
}
