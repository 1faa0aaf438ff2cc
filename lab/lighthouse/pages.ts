import { publicPages as described } from '../../web/app/pages/all-pages.ts'
import { addressesOf, headOf, type Page } from '../../web/app/pages/page.ts'
import type { Sampled } from '../../web/app/pages/sampled.ts'

/** A public page to measure. */
export interface PublicPage {
  readonly address: string
  /** Hidden from search engines (spec §10); this costs it no points. */
  readonly unlisted: boolean
}

/** Returns the first sample of every page that needs no account. */
export function publicPages(productId: string): readonly PublicPage[] {
  const sampled = { tool: productId, soldOut: productId, item: '', job: 'replace-a-cassette' } as Sampled
  return (described as readonly Page[]).filter(isFound).map((page) => ({
    address: page.samples(sampled, addressesOf(page))[0] ?? '',
    unlisted: isUnlisted(page),
  }))
}

function isFound({ status = 200 }: Page): boolean {
  return status === 200
}

/** Returns whether a page is hidden from search engines. A page whose head depends on its data counts as listed. */
function isUnlisted(page: Page): boolean {
  return typeof page.head === 'object' && headOf(page, {}).unlisted === true
}
