import type { FastifyInstance } from 'fastify'
import { ucpCapabilities, ucpVersion } from '../../../contract/agents/ucp-parts.ts'

const specification = `https://ucp.dev/${ucpVersion}`

/** The page and the schema of each capability, below the specification. */
const documents: Readonly<Record<(typeof ucpCapabilities)[number], { page: string; schema: string }>> = {
  'dev.ucp.shopping.catalog.search': { page: 'catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { page: 'catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.cart': { page: 'cart', schema: 'cart' },
}

/**
 * Serves the profile by which programs find the catalogue and the carts (docs/decisions/0154). The protocol asks for a
 * cacheable answer without redirects.
 */
export function mountProfile(app: FastifyInstance, publicUrl: string): void {
  app.get('/.well-known/ucp', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(profileOf(publicUrl)),
  )
}

function profileOf(publicUrl: string): object {
  const capabilities = ucpCapabilities.map((name) => {
    const { page, schema } = documents[name]
    const described = {
      version: ucpVersion,
      spec: `${specification}/specification/${page}`,
      schema: `${specification}/schemas/shopping/${schema}.json`,
    }
    return [name, [described]] as const
  })
  return {
    ucp: {
      version: ucpVersion,
      services: {
        'dev.ucp.shopping': [
          {
            version: ucpVersion,
            spec: `${specification}/specification/overview`,
            transport: 'rest',
            schema: `${specification}/services/shopping/rest.openapi.json`,
            endpoint: `${publicUrl}/api/ucp`,
          },
        ],
      },
      capabilities: Object.fromEntries(capabilities),
      // A person pays on the shop's own pages.
      payment_handlers: {},
    },
  }
}
