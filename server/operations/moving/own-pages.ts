import type { Database } from '../../data/database.ts'
import type { Shop } from '../shop.ts'

type IsPage = (path: string) => boolean

/** The pages of each shop of this process. They are built apart from the operations, so the shop tells them once. */
const pages = new WeakMap<Database, IsPage>()

/** Tells the operations which paths are pages of the shop. */
export function knowPages({ database }: Pick<Shop, 'database'>, isPage: IsPage): void {
  pages.set(database, isPage)
}

/** Returns what tells whether a path is a page of the shop; no path is one before the pages are known. */
export function isPageOf({ database }: Pick<Shop, 'database'>): IsPage {
  return pages.get(database) ?? (() => false)
}
