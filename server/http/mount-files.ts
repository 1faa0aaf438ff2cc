import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const forEver = 'public, max-age=31536000, immutable'
const documentHeaders = ['content-security-policy', 'permissions-policy']
const forADay = 'public, max-age=86400'

/** Serves the files of the build. Those whose names carry their content's hash are kept for ever. */
export async function mountFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  const hashed = join(clientFolder, 'assets')
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.br'],
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(hashed)
      response.header('cache-control', isHashed ? forEver : forADay)
      // A policy is for documents; on every script and face it would be a kilobyte for nothing.
      if (isHashed) for (const name of documentHeaders) response.removeHeader(name)
    },
  })
  // Browsers ask for this one by themselves, on whatever is no page.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301))
}
