import { ExchangeFailure } from '../../../platform/bounded-fetch.ts'
import { GoogleRefusal } from './google.ts'

interface JsonAnswer {
  readonly status: number
  /** Undefined when it is no JSON. */
  readonly body: unknown
}

/**
 * Asks and reads what comes as JSON, whatever it is.
 *
 * @throws GoogleRefusal `unavailable` when there is no answer.
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
    // What failed otherwise may carry an address; its name is enough.
    const why =
      error instanceof ExchangeFailure ? error.message : error instanceof Error ? error.name : 'failed'
    throw new GoogleRefusal('unavailable', why)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller's own check of the body refuses it.
    return undefined
  }
}
