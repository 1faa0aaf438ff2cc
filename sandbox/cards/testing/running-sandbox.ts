import Fastify, { type FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { mountCardSandbox } from '../mount.ts'
import { type MemoryStorage, memoryStorage } from './memory-storage.ts'

export const keys = { secretKey: 'sk_test_truewheel_secret', publishableKey: 'pk_test_truewheel_public' }

/** A server with the sandbox in it, listening on a free port of this machine, and Stripe's own client for it. */
export type RunningSandbox = {
  readonly stripe: Stripe
  readonly storage: MemoryStorage
  readonly port: number
  readonly logged: string[]
  /** Stripe's client with another key. */
  withKey(key: string): Stripe
  /** A call as the browser script makes it: publishable key, form body. */
  fromBrowser(path: string, form?: Record<string, string>): Promise<{ status: number; body: string }>
  stop(): Promise<void>
}

/** Starts it; several sandboxes may share one storage, as several processes of the shop do. */
export async function startSandbox(
  options: { storage?: MemoryStorage; now?: () => number } = {},
): Promise<RunningSandbox> {
  const storage = options.storage ?? memoryStorage()
  const logged: string[] = []
  const app: FastifyInstance = Fastify({
    logger: { level: 'trace', stream: { write: (line: string) => logged.push(line) } },
  })
  mountCardSandbox(app, { ...keys, ...options, storage })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const withKey = (key: string) =>
    new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
  return {
    stripe: withKey(keys.secretKey),
    storage,
    port,
    logged,
    withKey,
    fromBrowser: (path, form) => callFromBrowser(`http://127.0.0.1:${port}${path}`, form),
    stop: () => app.close(),
  }
}

async function callFromBrowser(url: string, form: Record<string, string> | undefined) {
  const { client_secret: clientSecret, ...fields } = form ?? {}
  const response = await fetch(url, {
    method: form === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${keys.publishableKey}`,
      origin: 'http://127.0.0.1',
      ...(clientSecret === undefined ? {} : { 'x-client-secret': clientSecret }),
    },
    ...(form === undefined ? {} : { body: new URLSearchParams(fields) }),
  })
  return { status: response.status, body: await response.text() }
}

/** The error that a call of Stripe's client ends with; fails the test when it does not. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.catch((error: unknown) => error)
  if (outcome instanceof Stripe.errors.StripeError) return outcome
  throw new Error(`Expected a refusal, got ${JSON.stringify(outcome)}`)
}
