import type { OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type LanguageTag, languageTags } from '../../contract/languages/languages.ts'
import { momentOf, remember } from '../response-cache/cache-replies.ts'
import type { CountRendering } from './mount-pages.ts'
import type { MachineFiles } from './renderer.ts'
import { SharedParts } from './shared-parts.ts'

const path = '/feed.xml'

/**
 * Serves the product feed of each language, at an address as its pages have, and /llms.txt. Streams a feed while it is
 * generated; concurrent requests share the generation, and the complete feed is cached until a tool changes. Without a
 * response of {host} a feed is 503; a later failure ends the connection, so that no client takes half a feed for a
 * whole one. /llms.txt is 503 then, too.
 *
 * @param secondsToWait counts each as a render.
 */
export function mountProductFeed(
  app: FastifyInstance,
  { productFeed, readLanguages, llmsText }: Pick<MachineFiles, 'llmsText' | 'productFeed' | 'readLanguages'>,
  secondsToWait: CountRendering,
): void {
  const making = new Map<string, { readonly since: number; readonly parts: SharedParts }>()

  /**
   * Returns the generation for a request. A generation that began before a change does not answer requests that arrive
   * after the change.
   */
  function partsFor(
    { address, tag }: { readonly address: string; readonly tag: LanguageTag },
    moment: number,
    headers: OutgoingHttpHeaders,
  ): SharedParts {
    const known = making.get(address)
    if (known && known.since >= moment) return known.parts
    const parts = new SharedParts(productFeed(tag))
    const own = { since: moment, parts }
    making.set(address, own)
    const forget = () => {
      if (making.get(address) === own) making.delete(address)
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

  /** @param named the language in the address; undefined without one. */
  const serve = (address: string, named: LanguageTag | undefined) =>
    app.get(address, async (request, reply) => {
      const { standard, offered } = await readLanguages()
      const isOffered = named === undefined || offered.some(({ tag }) => tag === named)
      if (!isOffered || named === standard) {
        // The owner may offer the language again, so a program must not keep this redirect.
        return reply.header('cache-control', 'no-cache').redirect(path, isOffered ? 308 : 307)
      }
      const waitS = await secondsToWait(request)
      if (waitS > 0) return reply.code(429).header('retry-after', waitS).send()
      reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache')
      // Fastify's type for names is wider, but these are the headers that Node itself sends.
      const headers = { ...reply.getHeaders() } as OutgoingHttpHeaders
      const parts = partsFor({ address, tag: named ?? standard }, momentOf(request), headers)
      if (await parts.hasBegun) return reply.send(Readable.from(parts.read()))
      return reply.code(503).header('cache-control', 'no-store').send()
    })
  serve(path, undefined)
  for (const tag of languageTags) serve(`/${tag}${path}`, tag)
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
