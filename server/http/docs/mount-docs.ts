import type { FastifyInstance } from 'fastify'
import { onDemand } from '../../platform/on-demand.ts'
import { inEnglish } from '../../platform/request-context.ts'
import { openApiDocument } from './openapi-document.ts'

interface DocsOptions {
  readonly publicUrl: string
  /** Whether the documentation for people is served. */
  readonly apiDocs?: boolean
}

/**
 * Serves the API's documentation: for people at /api/docs if enabled, and for programs always at /api/openapi.json,
 * where another shop's client reads which extensions this shop offers. Builds both on first request.
 */
export function mountDocs(app: FastifyInstance, version: string, { publicUrl, apiDocs }: DocsOptions): void {
  // In English, and the same for every client.
  const document = () => inEnglish(() => openApiDocument(version, `${publicUrl}/api`))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.removeHeader('content-language').header('cache-control', 'no-cache').send(document()),
  )
  if (!apiDocs) return
  const pages = onDemand(async () => (await import('./open-docs.ts')).openDocs(document(), app.log))
  for (const path of ['/api/docs', '/api/docs/*']) {
    app.get(path, async (request, reply) => {
      const { url, headers } = request
      const answer = await (await pages()).inject({ method: 'GET', url, headers })
      if (answer.statusCode === 404) return reply.callNotFound()
      const body = answer.rawPayload
      return reply
        .code(answer.statusCode)
        .headers(answer.headers)
        .send(body.length > 0 ? body : undefined)
    })
  }
}
