import type { FastifyInstance } from 'fastify'
import { allJobs } from '../../standards/jobs/all.ts'
import { momentOf, remember } from '../response-cache/cache-replies.ts'
import { coalesceRenders } from './coalesce-renders.ts'
import type { CountRendering } from './mount-pages.ts'
import type { Renderer } from './renderer.ts'

/** The pages of what the shop's own API offers as extensions. */
export const guidePages: readonly string[] = ['/fit', '/jobs', ...allJobs.map(({ id }) => `/jobs/${id}`)]

const fixedPages = [
  '/',
  '/tools',
  '/items',
  '/blog',
  '/portfolio',
  '/quote',
  '/contact',
  '/delivery',
  '/returns',
  '/privacy',
  '/terms',
]

/**
 * Serves the sitemap and robots.txt. Without a response of {host} the sitemap is 503: one without tools would remove
 * them from search results.
 *
 * @param morePages paths that only this {host} has.
 * @param secondsToWait counts a sitemap as a render, because it loads all tools.
 */
export function mountSitemap(
  app: FastifyInstance,
  { toolPaths }: Pick<Renderer, 'toolPaths'>,
  publicUrl: string,
  secondsToWait: CountRendering,
  morePages: readonly string[] = [],
): void {
  const share = coalesceRenders<readonly string[] | null>()
  app.get('/sitemap.xml', async (request, reply) => {
    const waitS = await secondsToWait(request)
    if (waitS > 0) return reply.code(429).header('retry-after', waitS).send()
    const tools = await share('/sitemap.xml', momentOf(request), toolPaths)
    if (!tools) return reply.code(503).send()
    const pages = [...fixedPages, ...morePages, ...tools]
    remember(reply, ['tools'], { address: '/sitemap.xml', parameters: [] })
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...pages.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`),
        '</urlset>',
      ].join('\n'),
    )
  })
  app.get('/robots.txt', async (_request, reply) => {
    remember(reply, [], { address: '/robots.txt', parameters: [] })
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(
      `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    )
  })
}
