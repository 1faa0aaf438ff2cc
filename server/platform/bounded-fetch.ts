interface Bounds {
  /** Time for the whole exchange, from the connection to the last byte of the answer. */
  readonly withinMs: number
  /** What an answer may have after decompression. */
  readonly mostBytes: number
}

/**
 * An exchange with another service did not come to an answer that may be used. The message says why in our own
 * words: those of the network library may carry the address, and with it a key.
 */
export class ExchangeFailure extends Error {
  override readonly name = 'ExchangeFailure'
}

/** Answers to these have no body (Fetch standard, null body status). */
const withoutBody = new Set([101, 103, 204, 205, 304])

/**
 * Makes a `fetch` that nobody at the other end can hold up or fill: the answer is there whole when it is returned,
 * in the time and size that are allowed. A redirect is returned as it is and never followed, so that what the call
 * carries goes nowhere else.
 *
 * @throws ExchangeFailure (the function that is returned) when there is no such answer.
 */
export function boundedFetch({ withinMs, mostBytes }: Bounds): typeof fetch {
  return async (input, init) => {
    const inTime = AbortSignal.timeout(withinMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, inTime]) : inTime
    try {
      const response = await fetch(input, { ...init, signal, redirect: 'manual' })
      return answerOf(response, await bytesOf(response, mostBytes))
    } catch (error) {
      if (error instanceof ExchangeFailure) throw error
      throw new ExchangeFailure(inTime.aborted ? `no answer within ${withinMs} ms` : reasonOf(error))
    }
  }
}

async function bytesOf({ body, headers }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLong = new ExchangeFailure(`its answer is longer than ${most} bytes`)
  if (Number(headers.get('content-length')) > most) {
    await body?.cancel()
    throw tooLong
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    // Leaving the loop closes the connection.
    if (length > most) throw tooLong
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function answerOf(response: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  // They tell of the bytes on the wire, which are unpacked by now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(withoutBody.has(status) ? null : bytes, { status, statusText, headers })
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `no connection${code}`
}
