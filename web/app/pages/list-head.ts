import type { ListData } from '../../features/storefront/finding/list-data.ts'
import type { PageHead } from './page.ts'

/** Search engines list the whole list and its categories: other choices have too many combinations. */
export function listHead(
  { title, description }: Pick<PageHead, 'title' | 'description'>,
  { chosen }: Pick<ListData<unknown>, 'chosen'>,
): PageHead {
  const { q, filter } = chosen?.query ?? {}
  return { title, description, ...((q ?? filter) !== undefined && { unlisted: true }) }
}
