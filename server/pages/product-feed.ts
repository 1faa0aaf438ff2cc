import type { OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { momentOf, remember } from '../response-cache/cache-replies.ts'
import type { CountRendering } from './mount-pages.ts'
import type { MachineFiles } from './renderer.ts'
import { SharedParts } from './shared-parts.ts'

const address = '/feed.xml'

/**
 * Serves the product feed and /llms.txt. Streams the feed while it is generated; concurrent requests share the
 * generation, and the complete feed is cached until a tool changes. Without a response of {host} the feed is 503; a
 * later failure ends the connection, so that no client takes half a feed for a whole one. /llms.txt is 503 then, too.
 *
 * @param secondsToWait counts each as a render.
 */
export function mountProductFeed(
  app: FastifyInstance,
  { productFeed, llmsText }: Pick<MachineFiles, 'productFeed' | 'llmsText'>,
  secondsToWait: CountRendering,
): void {
  let making: { readonly since: number; readonly parts: SharedParts } | undefined

  /**
   * Returns the generation for a request. A generation that began before a change does not answer requests that arrive
   * after the change.
   */
  function partsFor(moment: number, headers: OutgoingHttpHeaders): SharedParts {
    if (making && making.since >= moment) return making.parts
    const parts = new SharedParts(productFeed())
    const own = { since: moment, parts }
    making = own
    const forget = () => {
      if (making === own) making = undefined
    }
    parts.complete.then((feed) => {
      const cached = {
        status: 200,
        headers,
        topics: ['tools', 'items', 'shop'] as const,
        parameters: [],
        since: moment,
      }
      app.answers.remember(address, { ...cached, bytes: Buffer.from(feed) })
      forget()
    }, forget)
    return parts
  }

  app.get(address, async (request, reply) => {
    const waitS = await secondsToWait(request)
    if (waitS > 0) return reply.code(429).header('retry-after', waitS).send()
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache')
    // Fastify's type for names is wider, but these are the headers that Node itself sends.
    const parts = partsFor(momentOf(request), { ...reply.getHeaders() } as OutgoingHttpHeaders)
    if (await parts.hasBegun) return reply.send(Readable.from(parts.read()))
    return reply.code(503).header('cache-control', 'no-store').send()
  })
  app.get('/llms.txt', async (request, reply) => {
    const waitS = await secondsToWait(request)
    if (waitS > 0) return reply.code(429).header('retry-after', waitS).send()
    const text = await llmsText()
    if (text === null) return reply.code(503).header('cache-control', 'no-store').send()
    remember(reply, ['shop', 'tools', 'items'], { address: '/llms.txt', parameters: [] })
    reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(text)
  })
}
