import { findFit } from '../../../contract/catalogue/fit.ts'
import { listJobs } from '../../../contract/catalogue/jobs.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { getStatus } from '../../../contract/shop/status.ts'
import type { ShopApi } from '../../api/client.ts'
import { hostOf } from '../../api/host.ts'
import { links } from '../../routing/links.ts'
import { allBookable } from './all-bookable.ts'

/** A multiple of the 48 tools of a page of /tools: the cursors then lead to every fourth page. */
const toolsAtOnce = 4 * 48

/**
 * Returns the paths of all pages for search engines: written ones, jobs, every fourth page of /tools, and all products
 * that can be booked.
 */
export async function listedPaths(api: ShopApi, settings: ShopSettings): Promise<readonly string[]> {
  const paths: string[] = [
    links.home,
    links.tools,
    links.items,
    links.blog,
    links.portfolio,
    links.quote(),
    links.contact,
    links.delivery,
    links.returns,
    links.privacy,
    links.terms,
    links.accessibility,
  ]
  const { offers } = hostOf(settings)
  if (offers(getStatus)) paths.push(links.status)
  if (offers(findFit)) paths.push(links.fit())
  if (offers(listJobs)) {
    const jobs = await api.call(listJobs, {})
    paths.push(links.jobs, ...jobs.map(({ id }) => links.job(id)))
  }
  const tools: string[] = []
  for await (const part of allBookable(api, settings, toolsAtOnce)) {
    if (part.next !== undefined) paths.push(links.pageAfter(links.tools, part.next))
    for (const { _id } of part.tools) tools.push(links.tool(_id))
  }
  return [...paths, ...tools]
}
