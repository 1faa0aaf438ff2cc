import { Stripe } from 'stripe'
import type { Exchange } from './published-shapes.ts'
import { keys, type RunningSandbox } from './running-sandbox.ts'

/** Stripe's client, and all its and a browser's exchanges with the sandbox, including refusals. */
export interface WireTap {
  readonly stripe: Stripe
  readonly exchanges: readonly Exchange[]
  /** Same as `RunningSandbox.fromBrowser`. */
  fromBrowser(path: string, form?: Record<string, string>): Promise<void>
}

export function tapOf({ port, fromBrowser }: RunningSandbox): WireTap {
  const exchanges: Exchange[] = []
  const record = (exchange: Omit<Exchange, 'body'>, body: string) =>
    exchanges.push({ ...exchange, body: JSON.parse(body) })
  const listening: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    const { pathname: path } = new URL(String(input))
    const exchange = { method: init?.method ?? 'GET', path, status: response.status, byBrowser: false }
    record(exchange, await response.clone().text())
    return response
  }
  const stripe = new Stripe(keys.secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(listening),
  })
  return {
    stripe,
    exchanges,
    async fromBrowser(path, form) {
      const { status, body } = await fromBrowser(path, form)
      record({ method: form === undefined ? 'GET' : 'POST', path, status, byBrowser: true }, body)
    },
  }
}
