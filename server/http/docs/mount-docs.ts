import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

/** The documentation's own page styles itself from script; beyond that it may do no more than any page of ours. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface DocsOptions {
  readonly publicUrl: string
  /** Whether people may read the description, too. */
  readonly apiDocs?: boolean
}

/**
 * Serves the API's description: for people at /api/docs, where that is switched on; for programs always, at
 * /api/openapi.json, because another shop's client learns there what this one offers.
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
  // The plugin's type asks for OpenAPI's own object types; ours is the same document, made by us.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    uiConfig: { validatorUrl: null, displayRequestDuration: true },
    theme: { title: 'Truewheel: the API' },
  })
}
