import { listJobs } from '../../../contract/catalogue/jobs.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import type { ShopApi } from '../../api/client.ts'
import { hostOf } from '../../api/host.ts'
import { publicPages } from '../pages/all-pages.ts'
import { addressesOf, type Listed, type Page } from '../pages/page.ts'
import { allBookable } from './all-bookable.ts'

/** A multiple of the 48 tools on a page of /tools, so that the cursors lead to every fourth page. */
const toolsAtOnce = 4 * 48

/** Returns the paths of all pages for search engines. Each page lists its own paths. */
export async function listedPaths(api: ShopApi, settings: ShopSettings): Promise<readonly string[]> {
  const { offers } = hostOf(settings)
  const listed = listedIn(api, settings)
  const paths: string[] = []
  for (const page of publicPages as readonly Page[]) {
    if (page.needs && !offers(page.needs)) continue
    if (typeof page.listed === 'function') paths.push(...(await page.listed(listed, addressesOf(page))))
    else if (page.listed) paths.push(...[page.path].flat())
  }
  return paths
}

function listedIn(api: ShopApi, settings: ShopSettings): Listed {
  let bookable: ReturnType<Listed['bookable']> | undefined
  return {
    jobs: async () =>
      hostOf(settings).offers(listJobs) ? (await api.call(listJobs, {})).map(({ id }) => id) : [],
    // Loaded once, because several pages use the list.
    bookable: () => (bookable ??= readBookable(api, settings)),
  }
}

async function readBookable(api: ShopApi, settings: ShopSettings) {
  const ids: string[] = []
  const cursors: string[] = []
  for await (const { tools, next } of allBookable(api, settings, toolsAtOnce)) {
    if (next !== undefined) cursors.push(next)
    ids.push(...tools.map(({ _id }) => _id))
  }
  return { ids, cursors }
}
