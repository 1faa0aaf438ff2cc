import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyAttempts } from '../../contract/errors.ts'
import { momentOf, remember } from '../response-cache/cache-replies.ts'
import type { Renderer } from './renderer.ts'

/** What serving pages needs of a renderer. */
export type PageRenderer = Omit<Renderer, 'toolPaths'>

/** Counts a rendering for its client, and answers how many seconds it has to wait for the next one; 0: it may have it. */
export type CountRendering = (request: FastifyRequest) => Promise<number>

/**
 * Serves every address that nothing else serves as a page; an unknown one is the shop's own 404 page. Each page is kept
 * under one address; other ways to write it (`/Tools/`, `/%74ools`) are led there.
 *
 * @param secondsToWait counts what is rendered; what is answered from memory is not counted.
 */
export function mountPages(
  app: FastifyInstance,
  renderer: PageRenderer,
  secondsToWait: CountRendering,
): void {
  app.admission.pages = { busyPage: renderer.busy.html, isFull: renderer.isFull }
  app.get('/*', async (request, reply) => {
    const { path, address, parameters } = renderer.find(request.url)
    const [askedPath, query] = withoutHost(request.url).split(/\?(.*)/s)
    if (path !== undefined && path !== askedPath) {
      const target = query === undefined ? path : `${path}?${query}`
      return reply.header('cache-control', 'no-cache').redirect(target, 308)
    }
    if (app.answers.answer(request.raw, reply.raw, address)) return reply.hijack()
    const waitS = await secondsToWait(request)
    if (waitS > 0) return refuse(reply, renderer, waitS)
    const page = await renderer.render(address, momentOf(request), (error) =>
      request.log.error({ err: error }, 'a page could not be rendered'),
    )
    if (page === renderer.busy) app.admission.turnedAway()
    reply.code(page.status).headers(page.headers)
    // Pages are the same for everybody and are asked for again each time; the tag says whether they changed.
    const isWhole = page.status === 200 && !page.incomplete
    reply.header('cache-control', isWhole ? 'no-cache' : 'no-store')
    // An unknown tool's page is not kept: anybody can make up ids, and the values of parameters.
    const isKept = isWhole ? !address.includes('?') : path === undefined && page.status === 404
    if (isKept) remember(reply, page.topics, { address, parameters })
    return reply.send(page.html)
  })
}

/** The address as the shop names it: a proxy may ask for a whole one (RFC 9112, 3.2.2). */
function withoutHost(url: string): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return address.startsWith('/') ? address : `/${address}`
}

function refuse(reply: FastifyReply, renderer: PageRenderer, waitS: number): FastifyReply {
  const text = { status: 429, title: 'Too many pages', message: tooManyAttempts(waitS) }
  const { status, headers, html } = renderer.refusal(text, { 'retry-after': String(waitS) })
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(html)
}
