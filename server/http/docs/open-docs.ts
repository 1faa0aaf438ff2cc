import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { innerServer } from '../../platform/inner-server.ts'
import { answerErrors } from '../serving/answer-errors.ts'
import type { openApiDocument } from './openapi-document.ts'

/** Swagger UI sets inline styles by script; otherwise its policy equals that of the shop's pages. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Opens the pages of the API's documentation in a server without a port, on demand: its libraries have 100 modules and
 * 30 routes, which few shops need.
 */
export async function openDocs(
  document: ReturnType<typeof openApiDocument>,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const pages = innerServer(log)
  answerErrors(pages)
  // The plugin's type requires OpenAPI's own object types, but this document is generated as JSON.
  await pages.register(swagger, { mode: 'static', specification: { document: document as never } })
  await pages.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    uiConfig: { validatorUrl: null, displayRequestDuration: true },
    theme: { title: 'Truewheel: the API' },
  })
  return pages
}
