import { ExchangeFailure } from '../../../platform/bounded-fetch.ts'
import { GoogleRefusal } from './google.ts'

interface JsonAnswer {
  readonly status: number
  /** Undefined if the answer is not JSON. */
  readonly body: unknown
}

/**
 * Sends a request and parses the response as JSON, whatever its status.
 *
 * @throws GoogleRefusal `unavailable` without a response.
 */
export async function askJson(
  ask: typeof fetch,
  address: string,
  init: RequestInit = {},
): Promise<JsonAnswer> {
  try {
    const response = await ask(address, init)
    return { status: response.status, body: parsed(await response.text()) }
  } catch (error) {
    // Uses only the name of any other error, because its message may contain an address.
    const why =
      error instanceof ExchangeFailure ? error.message : error instanceof Error ? error.name : 'failed'
    throw new GoogleRefusal('unavailable', why)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller rejects the missing body.
    return undefined
  }
}
