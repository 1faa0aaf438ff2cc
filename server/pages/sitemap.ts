import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { momentOf, remember } from '../response-cache/cache-replies.ts'
import { coalesceRenders } from './coalesce-renders.ts'
import type { CountRendering } from './mount-pages.ts'
import type { MachineFiles } from './renderer.ts'

/** More addresses are several files with an index; a file may have 50,000. */
const addressesInAFile = 5_000

const partAddress = (part: number) => `/sitemap-${part}.xml`

/**
 * Serves the sitemap and robots.txt. Without a response of {host} the sitemap is 503: one without tools would remove
 * them from search results.
 *
 * @param secondsToWait counts a sitemap as a render, because it loads all tools.
 */
export function mountSitemap(
  app: FastifyInstance,
  { listedPaths }: Pick<MachineFiles, 'listedPaths'>,
  publicUrl: string,
  secondsToWait: CountRendering,
): void {
  const share = coalesceRenders<readonly string[] | null>()
  /** Sends the file that `fileOf` makes of all addresses; 404 if it makes none. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    fileOf: (addresses: readonly string[]) => string | undefined,
  ): Promise<FastifyReply> {
    const waitS = await secondsToWait(request)
    if (waitS > 0) return reply.code(429).header('retry-after', waitS).send()
    const paths = await share('sitemap', momentOf(request), listedPaths)
    if (!paths) return reply.code(503).send()
    const file = fileOf(paths.map((path) => `${publicUrl}${path}`))
    if (file === undefined) return reply.code(404).send()
    remember(reply, ['tools'], { address, parameters: [] })
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(file)
  }
  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, '/sitemap.xml', (addresses) => {
      const parts = Math.ceil(addresses.length / addressesInAFile)
      if (parts <= 1) return urlSet(addresses)
      return sitemapIndex(Array.from({ length: parts }, (_, part) => publicUrl + partAddress(part + 1)))
    }),
  )
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', (request, reply) => {
    const part = Number(request.params.part)
    return send(request, reply, partAddress(part), (addresses) => {
      const own = addresses.slice((part - 1) * addressesInAFile, part * addressesInAFile)
      return own.length > 0 && addresses.length > addressesInAFile ? urlSet(own) : undefined
    })
  })
  app.get('/robots.txt', async (_request, reply) => {
    remember(reply, [], { address: '/robots.txt', parameters: [] })
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(
      `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    )
  })
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** No address has a character that XML escapes: ids and cursors are encoded. */
function urlSet(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`)
  return [xml, `<urlset xmlns="${namespace}">`, ...urls, '</urlset>'].join('\n')
}

function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`)
  return [xml, `<sitemapindex xmlns="${namespace}">`, ...files, '</sitemapindex>'].join('\n')
}
