import * as z from 'zod/mini'
import { boundedFetch, type ExchangeFailure } from '../../server/platform/bounded-fetch.ts'

interface Reply {
  readonly status: number
  readonly text: string
}

const call = boundedFetch({ withinMs: 8_000, mostBytes: 32 * 1024 * 1024 })

/**
 * Asks an address.
 *
 * @throws ExchangeFailure, whose message says in our own words why there is no answer.
 */
export async function ask(address: string | URL, init?: RequestInit): Promise<Reply> {
  const answer = await call(address, init)
  return { status: answer.status, text: await answer.text() }
}

/** What to say of a service that does not answer, and what to do. */
export function noAnswer(who: string, host: string, { message }: Pick<ExchangeFailure, 'message'>): string {
  return `${who} does not answer: ${message}. Look whether this machine reaches ${host} on port 443.`
}

/** Reads a reply as JSON of a shape; undefined when it is anything else. */
export function readAs<Shape extends z.ZodMiniType>(
  shape: Shape,
  { text }: Reply,
): z.output<Shape> | undefined {
  try {
    return z.safeParse(shape, JSON.parse(text)).data
  } catch {
    // No JSON at all, such as the page of a proxy.
    return undefined
  }
}
