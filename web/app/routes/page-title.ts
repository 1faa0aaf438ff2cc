import { shopName } from '../../texts/shop.ts'
import type { PageHead } from './page-handle.ts'

/** The title of the browser's tab. */
export function titleOf(head: PageHead): string {
  return `${head.title} · ${shopName}`
}
