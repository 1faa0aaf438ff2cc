interface Bounds {
  /** The time limit of the whole exchange, from the connection to the last byte of the response. */
  readonly withinMs: number
  /** The maximum size of a response after decompression. */
  readonly maxBytes: number
}

/**
 * Reports that a call of another service gave no usable response. The message is the shop's own, because the network
 * library's may contain the URL with a key.
 */
export class ExchangeFailure extends Error {
  override readonly name = 'ExchangeFailure'
}

/** Responses with these statuses have no body (Fetch standard, null body status). */
const withoutBody = new Set([101, 103, 204, 205, 304])

/**
 * Makes a `fetch` with limits on time and size, which returns the complete response within them. Returns a redirect
 * instead of following it, so that secrets in the call are not sent elsewhere.
 *
 * @throws ExchangeFailure (by the returned function) without such a response.
 */
export function boundedFetch({ withinMs, maxBytes }: Bounds): typeof fetch {
  return async (input, init) => {
    const inTime = AbortSignal.timeout(withinMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, inTime]) : inTime
    try {
      const response = await fetch(input, { ...init, signal, redirect: 'manual' })
      return answerOf(response, await bytesOf(response, maxBytes))
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
  // These headers describe the bytes before decompression.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(withoutBody.has(status) ? null : bytes, { status, statusText, headers })
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `no connection${code}`
}
