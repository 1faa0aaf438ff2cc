import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const folder = join(import.meta.dirname, 'browser')

/** Serves the modules of the browser script, read once; the entry is `stripe.js`. */
export async function serveBrowserFiles(scope: FastifyInstance): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[a-z0-9-]+\.js$/.test(name))
  for (const name of names) {
    const content = await readFile(join(folder, name), 'utf8')
    const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    scope.get(`/${name}`, (request, reply) => {
      reply.header('etag', tag).header('cache-control', 'no-cache')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type('text/javascript; charset=utf-8').send(content)
    })
  }
}
