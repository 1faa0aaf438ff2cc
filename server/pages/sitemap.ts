import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShopLanguages } from '../../contract/languages/languages.ts'
import { pathInLanguage } from '../../domain/shop/language-path.ts'
import { absoluteAt } from '../../domain/shop/page-address.ts'
import { momentOf, remember } from '../response-cache/cache-replies.ts'
import { coalesceRenders } from './coalesce-renders.ts'
import type { CountRendering } from './mount-pages.ts'
import type { MachineFiles } from './renderer.ts'

/** More addresses are split into several files with an index; the protocol allows 50,000 per file. */
const addressesInAFile = 5_000

const index = '/sitemap.xml'
const partAddress = (part: number) => `/sitemap-${part}.xml`

/**
 * Serves the sitemap and robots.txt. Without a response of {host} the sitemap is 503: a sitemap without tools would
 * remove them from search results.
 *
 * @param secondsToWait counts a sitemap as a render, because it loads all tools.
 */
export function mountSitemap(
  app: FastifyInstance,
  {
    listedPaths,
    readLanguages,
    robotsText,
  }: Pick<MachineFiles, 'listedPaths' | 'readLanguages' | 'robotsText'>,
  publicUrl: string,
  secondsToWait: CountRendering,
): void {
  const share = coalesceRenders<readonly string[] | null>()
  /** Sends one of the sitemap's files, and caches all of them, because each needs all tools. */
  async function send(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
    const waitS = await secondsToWait(request)
    if (waitS > 0) return reply.code(429).header('retry-after', waitS).send()
    const since = momentOf(request)
    const paths = await share('sitemap', since, listedPaths)
    if (!paths) return reply.code(503).send()
    const files = filesOf(paths, publicUrl, await readLanguages())
    const asked = files.get(address)
    if (asked === undefined) return reply.code(404).send()
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache')
    // Fastify's type for names is wider, but these are the headers that Node itself sends.
    const headers = { ...reply.getHeaders() } as OutgoingHttpHeaders
    for (const [file, text] of files) {
      const cached = {
        status: 200,
        headers,
        topics: ['tools', 'items', 'shop'] as const,
        parameters: [],
        since,
      }
      app.answers.remember(file, { ...cached, bytes: Buffer.from(text) })
    }
    return reply.send(asked)
  }
  app.get(index, (request, reply) => send(request, reply, index))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', (request, reply) =>
    send(request, reply, partAddress(Number(request.params.part))),
  )
  app.get('/robots.txt', async (_request, reply) => {
    remember(reply, [], { address: '/robots.txt', parameters: [] })
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(await robotsText())
  })
}

/** Returns the sitemap's files by address: a single file, or an index and its parts. */
function filesOf(
  paths: readonly string[],
  publicUrl: string,
  languages: ShopLanguages,
): ReadonlyMap<string, string> {
  const absolute = absoluteAt(publicUrl)
  const entries = paths.flatMap((path) => entriesOf(path, absolute, languages))
  if (entries.length <= addressesInAFile) return new Map([[index, urlSet(entries)]])
  const files = new Map<string, string>()
  for (let start = 0; start < entries.length; start += addressesInAFile)
    files.set(partAddress(files.size + 1), urlSet(entries.slice(start, start + addressesInAFile)))
  const parts = [...files.keys()].map(absolute)
  return files.set(index, sitemapIndex(parts))
}

/** Returns the entries of a page: one for each language, which names the page in all languages. */
function entriesOf(
  path: string,
  absolute: (path: string) => string,
  { offered, standard }: ShopLanguages,
): string[] {
  const addresses = offered.map(
    ({ tag }) => [tag, absolute(pathInLanguage(path, tag, { standard }))] as const,
  )
  const links =
    addresses.length > 1
      ? addresses.map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
      : []
  return addresses.map(([, address]) => `<url><loc>${address}</loc>${links.join('')}</url>`)
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Joins entries to XML. Addresses need no escaping, because ids and cursors are encoded. */
function urlSet(entries: readonly string[]): string {
  const xhtml = entries.some((entry) => entry.includes('<xhtml:'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : ''
  return [xml, `<urlset xmlns="${namespace}"${xhtml}>`, ...entries, '</urlset>'].join('\n')
}

function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`)
  return [xml, `<sitemapindex xmlns="${namespace}">`, ...files, '</sitemapindex>'].join('\n')
}
