import type { FastifyInstance } from 'fastify'
import { handlePaymentEvent } from '../../operations/payments/handle-payment-event.ts'
import type { Shop } from '../../operations/shop.ts'
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts'
import type { CardEvents } from '../../providers/cards/stripe-events.ts'
import { limitCalls } from '../serving/limit-calls.ts'
import { answerRefusal } from '../serving/refusal-answer.ts'

interface WebhookOptions {
  /** Unset without a webhook. */
  readonly cardEvents?: CardEvents | undefined
  readonly rateLimitFactor: number
}

/** Far above a client's limit, because the provider sends all of a shop's events from a few addresses. */
const callsAMinute = 6_000
const bodyBytes = 256 * 1024
const maxConcurrent = 10
const maxWaiting = 100

/**
 * Mounts POST /payments/webhook, which receives the card provider's events. Callers must know the secret: the signature
 * over the body's bytes is verified before parsing. 200 acknowledges the event, 5xx requests redelivery.
 */
export async function mountWebhook(
  app: FastifyInstance,
  shop: Shop,
  { cardEvents, rateLimitFactor }: WebhookOptions,
): Promise<void> {
  const turns = new ConcurrencyLimiter(maxConcurrent, maxWaiting)
  await limitCalls(app, { aMinute: callsAMinute * rateLimitFactor, exempt: () => false })
  // Accepts raw bytes of any declared type, because reformatted JSON has another signature.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytes }, (_request, body, done) => {
    done(null, body)
  })
  app.post('/payments/webhook', {
    onRequest: async (request, reply) => {
      if (!cardEvents) return answerRefusal(request, reply, { code: 'NOT_FOUND' })
    },
    handler: async (request, reply) => {
      const event = cardEvents?.read(bytesOf(request.body), signatureOf(request.headers)) ?? 'no event'
      if (typeof event === 'string') {
        request.log.warn({ reason: event }, 'a call of the webhook was refused')
        const code = event === 'no event' ? 'INPUT_INVALID' : 'SIGNATURE_INVALID'
        return answerRefusal(request, reply, { code })
      }
      request.log.info({ event: event.id, type: event.type }, 'a payment event')
      const handled = await turns.take(() => handlePaymentEvent(shop, event))
      if (handled === 'turned-away') return answerRefusal(request, reply, { code: 'BUSY' })
      return reply.header('cache-control', 'no-store').send({ received: true })
    },
  })
}

/** Returns the bytes of a body; empty without a body. */
function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array()
}

function signatureOf(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const header = headers['stripe-signature']
  return typeof header === 'string' ? header : ''
}
