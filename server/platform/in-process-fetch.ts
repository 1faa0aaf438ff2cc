import type { FastifyInstance } from 'fastify'

type Method = 'DELETE' | 'GET' | 'POST'

/**
 * A `fetch` that asks a server of this very process, without a socket: whoever calls so needs no port, and is
 * answered while the process no longer lets anybody in.
 */
export function inProcessFetch(server: Pick<FastifyInstance, 'inject'>): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(String(input))
    const answer = await server.inject({
      // Of all methods these are the ones that the clients of our servers use.
      method: (init?.method ?? 'GET') as Method,
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' && { payload: init.body }),
      ...(init?.signal && { signal: init.signal }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value))
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
}
