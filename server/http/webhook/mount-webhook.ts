import type { FastifyInstance } from 'fastify'
import { handlePaymentEvent } from '../../operations/payments/handle-payment-event.ts'
import type { Shop } from '../../operations/shop.ts'
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts'
import type { CardEvents } from '../../providers/cards/stripe-events.ts'
import { limitCalls } from '../serving/limit-calls.ts'
import { answerRefusal } from '../serving/refusal-answer.ts'

interface WebhookOptions {
  /** Unset: there is no webhook. */
  readonly cardEvents?: CardEvents | undefined
  readonly rateLimitFactor: number
}

/** Many times a person's limit: the provider sends the events of a whole shop from a few addresses. */
const callsAMinute = 6_000
const bodyBytes = 256 * 1024
const handledAtOnce = 10
const mostWaiting = 100

/**
 * POST /payments/webhook: the card provider tells that something happened to a payment. Whoever knows the secret may
 * call; the signature over the bytes of the body is looked at before anything in it. 200 means that the event need
 * not come again, 5xx that it must.
 */
export async function mountWebhook(
  app: FastifyInstance,
  shop: Shop,
  { cardEvents, rateLimitFactor }: WebhookOptions,
): Promise<void> {
  const turns = new ConcurrencyLimiter(handledAtOnce, mostWaiting)
  await limitCalls(app, { aMinute: callsAMinute * rateLimitFactor, exempt: () => false })
  // The bytes as they came, whatever they are said to be: another spelling of the same JSON has another signature.
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

/** A call without a body has none to verify. */
function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array()
}

function signatureOf(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const header = headers['stripe-signature']
  return typeof header === 'string' ? header : ''
}
