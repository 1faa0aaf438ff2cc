import Stripe from 'stripe'
import * as z from 'zod/mini'
import { CardsUnavailable } from './cards.ts'

/** Every response of Stripe is an object with its type, or an error (https://docs.stripe.com/api/errors). */
const stripeObject = z.object({ object: z.string() })
const errorBody = z.object({ error: z.object({ type: z.string() }) })

/**
 * Sends the calls of Stripe's library through a `fetch`. Rejects responses that are neither an object nor an error of
 * Stripe, such as a proxy's: the library's own client accepts any JSON as the requested object, whatever the status.
 * Reads each body once for check and library.
 */
export class StripeClient extends Stripe.HttpClient {
  readonly #call: typeof fetch

  constructor(call: typeof fetch) {
    super()
    this.#call = call
  }

  override getClientName(): string {
    return 'fetch'
  }

  override async makeRequest(
    ...[host, port, path, method, headers, body, protocol, timeoutMs]: Parameters<
      Stripe.HttpClient['makeRequest']
    >
  ): Promise<StripeResponse> {
    const answer = await this.#call(`${protocol}://${host}:${port}${path}`, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(method === 'POST' && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const content: unknown = await answer.json()
    if (z.safeParse(answer.ok ? stripeObject : errorBody, content).success)
      return new StripeResponse(answer, content)
    throw new CardsUnavailable(`it answered with status ${answer.status} and nothing that Stripe says`)
  }
}

class StripeResponse extends Stripe.HttpClientResponse {
  readonly #answer: Response
  readonly #content: unknown

  constructor(answer: Response, content: unknown) {
    super(answer.status, Object.fromEntries(answer.headers))
    this.#answer = answer
    this.#content = content
  }

  override getRawResponse(): Response {
    return this.#answer
  }

  override async toJSON(): Promise<unknown> {
    return this.#content
  }
}
