import type { FastifyInstance } from 'fastify'

/** Time for a browser to see the refusal before the connection goes. */
const lingerMs = 2_000

/**
 * A refusal does not wait for the rest of the body. What still arrives is thrown away as it comes, for a
 * moment, because a connection that is cut at once takes the answer with it; then it is cut.
 */
export function dropUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return
    raw.unpipe()
    raw.resume()
    const cut = setTimeout(() => raw.destroy(), lingerMs)
    cut.unref()
    raw.once('close', () => clearTimeout(cut))
    raw.once('end', () => clearTimeout(cut))
  })
}
