import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const cacheForever = 'public, max-age=31536000, immutable'
const cacheForADay = 'public, max-age=86400'

/** Headers that browsers read of documents only; on each script and font they would waste bytes of the first visit. */
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
]

/** Serves the build's files. Those with a content hash in their name are cacheable forever. */
export async function mountFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  const hashed = join(clientFolder, 'assets')
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // The ETag tells whether a file changed; this would be fifty more bytes of each script.
    lastModified: false,
    globIgnore: ['.vite/**', '**/*.br'],
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(hashed)
      response.header('cache-control', isHashed ? cacheForever : cacheForADay)
      if (!isHashed) return
      response.header('content-security-policy', "frame-ancestors 'none'")
      for (const name of documentHeaders) response.removeHeader(name)
    },
  })
  // Browsers request this path by themselves for responses that are not pages.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301))
}
