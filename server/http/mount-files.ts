import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const cacheForever = 'public, max-age=31536000, immutable'
const cacheForADay = 'public, max-age=86400'

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
      // The rest of the policies applies to documents only; on scripts and fonts it would waste a kilobyte each.
      response.header('content-security-policy', "frame-ancestors 'none'").removeHeader('permissions-policy')
    },
  })
  // Browsers request this path by themselves for responses that are not pages.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301))
}
