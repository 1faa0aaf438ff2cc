import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const cacheForever = 'public, max-age=31536000, immutable'
const cacheForADay = 'public, max-age=86400'

/** Headers that browsers use only for documents; on each script and font they would waste bytes of the first visit. */
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Serves the build's files. Files with a content hash in their name are cacheable forever. */
export async function mountFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  const hashed = join(clientFolder, 'assets')
  await app.register(fastifyStatic, {
    root: clientFolder,
    // A route for each of 700 files would add a tenth of a second to each start, and 10 MB.
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    acceptRanges: false,
    // The ETag suffices to detect a changed file; this header would add fifty bytes per script.
    lastModified: false,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(hashed)
      response.header('cache-control', isHashed ? cacheForever : cacheForADay)
      if (!isHashed) return
      response.header('content-security-policy', "frame-ancestors 'none'")
      for (const name of documentHeaders) response.removeHeader(name)
    },
  })
  const files = filesIn(clientFolder)
  const routes = [...files].map((path) => path.replace(/^(\/[^/]+\/).*/, '$1*'))
  for (const url of new Set(routes)) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        const path = url.replace('*', () => (request.params as { '*'?: string })['*'] ?? '')
        return files.has(path) ? reply.sendFile(path) : reply.callNotFound()
      },
    })
  }
  // Browsers request this path automatically for responses that are not pages.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301))
}

/** Returns the paths of the files to serve, from `/`, without hidden files and compressed copies. */
function filesIn(folder: string): ReadonlySet<string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll(sep, '/'))
  return new Set(names.filter((name) => !name.includes('/.')))
}
