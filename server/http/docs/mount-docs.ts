import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

/** Swagger UI sets inline styles from script; apart from that, its policy equals that of the shop's pages. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface DocsOptions {
  readonly publicUrl: string
  /** Whether the documentation for people is served. */
  readonly apiDocs?: boolean
}

/**
 * Serves the API's documentation: for people at /api/docs if enabled, for programs always at /api/openapi.json, where
 * another shop's client reads which extensions this shop offers.
 */
export async function mountDocs(
  app: FastifyInstance,
  version: string,
  { publicUrl, apiDocs }: DocsOptions,
): Promise<void> {
  const document = openApiDocument(version, `${publicUrl}/api`)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  )
  if (!apiDocs) return
  // The plugin's type requires OpenAPI's own object types; this document is generated as JSON.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    uiConfig: { validatorUrl: null, displayRequestDuration: true },
    theme: { title: 'Truewheel: the API' },
  })
}
