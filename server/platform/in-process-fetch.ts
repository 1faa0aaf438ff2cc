import type { FastifyInstance } from 'fastify'

type Method = 'DELETE' | 'GET' | 'POST'

/**
 * Makes a `fetch` that calls a server in this process without a socket: it needs no port, and works while the process
 * accepts no new connections.
 */
export function inProcessFetch(server: Pick<FastifyInstance, 'inject'>): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(String(input))
    const answering = server.inject({
      // The only methods that the callers use.
      method: (init?.method ?? 'GET') as Method,
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' && { payload: init.body }),
    })
    const answer = init?.signal ? await unlessAborted(answering, init.signal) : await answering
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value))
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
}

/** Rejects as soon as the signal aborts. Passing the signal to `inject` would cost about as much as the call itself. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
