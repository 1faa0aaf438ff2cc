import type { FastifyInstance } from 'fastify'
import { listTools } from '../data/queries/tools.ts'
import type { Shop } from '../operations/shop.ts'
import { remember } from './remember.ts'

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

/** Tells search engines which pages there are, and which are nobody's business. */
export function mountSitemap(app: FastifyInstance, shop: Shop, publicUrl: string): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const tools = await listTools(shop.database.read)
    const pages = [...fixedPages, ...tools.map(({ id }) => `/tool/${id}`)]
    remember(reply, ['tools'])
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
    remember(reply, [])
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(
      `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    )
  })
}
