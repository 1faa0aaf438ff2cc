import { webhookBodies } from '../../../contract/webhooks/webhook-bodies.ts'
import { type JsonObject, jsonSchema } from './json-schemas.ts'

const about =
  'The shop sends it to the addresses that `POST /webhooks` added for this type, at least once and in order for each ' +
  'subject. `data` is the answer of the operation that shows the subject to staff, at the time of the event. Any answer ' +
  'of 2xx ends it; others, redirects too, are tried again for three days, and 410 switches the webhook off.'

const headers: readonly JsonObject[] = [
  ['webhook-id', 'The id of the event, the same for every attempt: receivers ignore one that they know.'],
  ['webhook-timestamp', 'The time of the attempt, in seconds since 1970.'],
  [
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of id, timestamp and body with the secret of the webhook (Standard Webhooks); two, with a space between, for a day after the secret was replaced.',
  ],
].map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}))

/** Returns the descriptions of all events for the section `webhooks` of the API document. */
export function describedWebhooks(): JsonObject {
  const described = Object.entries(webhookBodies).map(([type, { summary, data }]) => {
    const post = {
      operationId: operationIdOf(type),
      summary,
      description: about,
      parameters: headers,
      // The signature proves who sends it.
      security: [],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: bodyOf(type, jsonSchema(data, 'output')) } },
      },
      responses: { '2XX': { description: 'The receiver has it.' } },
    }
    return [type, { post }]
  })
  return Object.fromEntries(described)
}

/** Returns a name for generated code: `order.paid` is `onOrderPaid`. */
function operationIdOf(type: string): string {
  const words = type.split('.').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return `on${words.join('')}`
}

function bodyOf(type: string, data: JsonObject): JsonObject {
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string', const: type },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data,
    },
  }
}
