import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerCall } from './answer-call.ts'
import type { Operation, Sandbox } from './api/call.ts'
import { chargeOperations } from './api/charges.ts'
import { disputeOperations } from './api/disputes.ts'
import { eventOperations } from './api/events.ts'
import { paymentConfirmationOperations } from './api/payment-confirmation.ts'
import { paymentIntentOperations } from './api/payment-intents.ts'
import { paymentMethodOperations } from './api/payment-methods.ts'
import { refundOperations } from './api/refunds.ts'
import { requestedVersion } from './api-version.ts'
import { callerOf, type Keys, requireSecret } from './authentication.ts'
import { serveBankPage } from './bank-page.ts'
import { CardApiError, type ErrorBody } from './errors.ts'
import { parseFormBody } from './form-body.ts'
import { newRequestId } from './ids.ts'
import type { EventRecord } from './objects/event.ts'
import { recordsIn } from './objects/records.ts'
import { recordEvents, type SandboxEvent } from './record-events.ts'
import type { CardStorage } from './storage.ts'

type CardSandboxOptions = Keys & {
  readonly storage: CardStorage
  /** In milliseconds since the epoch; the system clock by default. */
  readonly now?: () => number
  /** Receives every event immediately, as a webhook would. */
  readonly tell?: (event: SandboxEvent) => void
}

/** All operations of the sandbox. */
export const operations: readonly Operation[] = [
  ...paymentIntentOperations,
  ...paymentConfirmationOperations,
  ...paymentMethodOperations,
  ...chargeOperations,
  ...refundOperations,
  ...disputeOperations,
  ...eventOperations,
]

const maxBodyBytes = 64 * 1024

/**
 * Mounts the built-in simulation of Stripe: its API under `/v1`, for the `stripe` package with `host`, `port` and
 * `protocol` set, and its browser script at `/sandbox/cards/stripe.js`, an ES module that sets `window.Stripe`. It is
 * isolated: it has its own body parser and errors, and no request logs, because URLs may contain client secrets. It
 * moves no money and accepts only Stripe's documented test cards.
 */
export function mountCardSandbox(app: FastifyInstance, options: CardSandboxOptions): void {
  const { storage, secretKey, publishableKey, now = Date.now, tell } = options
  const events = recordsIn<EventRecord>(storage, 'events')
  const recordChange = recordEvents({ events, secretKey, now, log: app.log, tell })
  const sandbox: Sandbox = {
    keys: { secretKey, publishableKey },
    payments: recordsIn(storage, 'payment_intents', recordChange),
    paymentMethods: recordsIn(storage, 'payment_methods'),
    events,
    idempotentAnswers: recordsIn(storage, 'idempotency_keys'),
    now,
  }
  app.register(async (scope) => serveApi(scope, sandbox), { prefix: '/v1', logLevel: 'warn' })
  app.register(async (scope) => serveBrowserFiles(scope), { prefix: '/sandbox/cards' })
  app.register(async (scope) => serveBankPage(scope, sandbox), { logLevel: 'warn' })
}

function serveApi(scope: FastifyInstance, sandbox: Sandbox): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    (_request, body, done) => done(null, parseFormBody(String(body))),
  )
  scope.setErrorHandler<FastifyError>(answerError)
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('request-id', newRequestId())
  })
  for (const operation of operations) serve(scope, sandbox, operation)
  // A route instead of a not-found handler: the shop's pages have a route for every address.
  const refuse = async (request: FastifyRequest) => unrecognized(request)
  scope.all('/*', { onRequest: refuse }, refuse)
}

/** Throws 404 in Stripe's words: there is no such operation. */
function unrecognized({ method, url }: FastifyRequest): never {
  const message = `Unrecognized request URL (${method}: ${url.split('?')[0]}).`
  throw new CardApiError(404, { type: 'invalid_request_error', message })
}

function serve(scope: FastifyInstance, sandbox: Sandbox, operation: Operation): void {
  scope.route({
    method: operation.method,
    url: operation.url,
    // Before the body is read.
    onRequest: async (request, reply) => {
      const caller = callerOf(request.headers, sandbox.keys)
      if (operation.access === 'secret') requireSecret(caller)
      reply.header('stripe-version', requestedVersion(request.headers))
    },
    handler: (request, reply) => answerCall(sandbox, operation, request, reply),
  })
}

function answerError(error: FastifyError | CardApiError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof CardApiError) return reply.code(error.status).send({ error: error.body })
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'The card sandbox failed')
  const body: ErrorBody =
    status >= 500
      ? { type: 'api_error', message: 'An unknown error occurred in the card sandbox.' }
      : { type: 'invalid_request_error', message: error.message }
  return reply.code(status).send({ error: status === 429 ? { ...body, code: 'rate_limit' } : body })
}

const folder = join(import.meta.dirname, 'browser')

/** Serves the modules of the browser script, read once; the entry is `stripe.js`. */
async function serveBrowserFiles(scope: FastifyInstance): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[a-z0-9-]+\.js$/.test(name))
  for (const name of names) {
    const content = await readFile(join(folder, name), 'utf8')
    const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    scope.get(`/${name}`, (request, reply) => {
      reply.header('etag', tag).header('cache-control', 'no-cache')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type('text/javascript; charset=utf-8').send(content)
    })
  }
}
