import type { FastifyInstance } from 'fastify'
import { momentOf, remember } from './remember.ts'
import type { Renderer } from './renderer.ts'

/** Serves every address that nothing else serves as a page; an unknown one is the shop's own 404 page. */
export function mountPages(app: FastifyInstance, renderer: Renderer): void {
  app.get('/*', async (request, reply) => {
    const page = await renderer.render(request.url, momentOf(request), (error) =>
      request.log.error({ err: error }, 'a page could not be rendered'),
    )
    reply.code(page.status).headers(page.headers)
    // Pages are the same for everybody and are asked for again each time; the tag says whether they changed.
    reply.header('cache-control', page.status === 200 ? 'no-cache' : 'no-store')
    remember(reply, page.topics)
    return reply.send(page.html)
  })
}
