import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
// For the type of `hide`, which that plugin adds to a route's schema.
import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'

/** These addresses are Stripe's interface, not the shop's: they have no place in the shop's API document. */
export const undocumented: FastifySchema = { hide: true }

const folder = join(import.meta.dirname, 'browser')

/** Serves the modules of the browser script, read once; the entry is `stripe.js`. */
export async function serveBrowserFiles(scope: FastifyInstance): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[a-z0-9-]+\.js$/.test(name))
  for (const name of names) {
    const content = await readFile(join(folder, name), 'utf8')
    const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    scope.get(`/${name}`, { schema: undocumented }, (request, reply) => {
      reply.header('etag', tag).header('cache-control', 'no-cache')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type('text/javascript; charset=utf-8').send(content)
    })
  }
}
