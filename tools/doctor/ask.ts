import * as z from 'zod/mini'
import { boundedFetch, type ExchangeFailure } from '../../server/platform/bounded-fetch.ts'

interface Reply {
  readonly status: number
  readonly text: string
}

const call = boundedFetch({ withinMs: 8_000, maxBytes: 32 * 1024 * 1024 })

/**
 * Sends a request.
 * @throws ExchangeFailure whose message tells why there is no answer.
 */
export async function ask(address: string | URL, init?: RequestInit): Promise<Reply> {
  const answer = await call(address, init)
  return { status: answer.status, text: await answer.text() }
}

/** Returns the message for a service that does not answer, with what to do. */
export function noAnswer(who: string, host: string, { message }: Pick<ExchangeFailure, 'message'>): string {
  return `${who} does not answer: ${message}. Look whether this machine reaches ${host} on port 443.`
}

/** Parses a reply as JSON of a shape, or returns undefined. */
export function readAs<Shape extends z.ZodMiniType>(
  shape: Shape,
  { text }: Reply,
): z.output<Shape> | undefined {
  try {
    return z.safeParse(shape, JSON.parse(text)).data
  } catch {
    // Not JSON, such as the page of a proxy.
    return undefined
  }
}
