import Fastify, { type FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { mountCardSandbox } from '../mount.ts'
import { type MemoryStorage, memoryStorage } from './memory-storage.ts'

export const keys = { secretKey: 'sk_test_truewheel_secret', publishableKey: 'pk_test_truewheel_public' }

/** A server with the sandbox on a free port, with Stripe's client for it. */
export type RunningSandbox = {
  readonly stripe: Stripe
  readonly storage: MemoryStorage
  readonly port: number
  readonly logged: string[]
  /** Returns Stripe's client with another key. */
  withKey(key: string): Stripe
  /** Sends a request as the browser script does: with the publishable key and a form body. */
  fromBrowser(path: string, form?: Record<string, string>): Promise<{ status: number; body: string }>
  stop(): Promise<void>
}

/** Starts a sandbox; several may share one storage, like several processes of the shop. */
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

/** Returns the error of a call of Stripe's client; fails the test without one. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.catch((error: unknown) => error)
  if (outcome instanceof Stripe.errors.StripeError) return outcome
  throw new Error(`Expected a refusal, got ${JSON.stringify(outcome)}`)
}
