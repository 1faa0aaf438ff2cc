import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

/** Serves the API's description: for programs at /api/openapi.json, for people at /api/docs. */
export async function mountDocs(app: FastifyInstance, version: string, publicUrl: string): Promise<void> {
  const document = openApiDocument(version, `${publicUrl}/api`)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  )
  // The plugin's type asks for OpenAPI's own object types; ours is the same document, made by us.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { validatorUrl: null, displayRequestDuration: true },
    theme: { title: 'Truewheel: the API' },
  })
}
