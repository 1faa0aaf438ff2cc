import { createContext, type HydrationState } from 'react-router'

/** More than the pages of a usual visit. */
const mostPages = 50

/** Data of the pages seen in this visit, by path and query, so that they can be shown while the shop is unreachable. */
export class SeenPages {
  readonly #pages = new Map<string, unknown>()

  /** @param first data of the first page by route; each page has at most one loader. */
  constructor(address: string, { loaderData }: HydrationState) {
    const [shown] = Object.values(loaderData ?? {}).filter((data) => data !== null && data !== undefined)
    if (shown !== undefined) this.keep(address, shown)
  }

  keep(address: string, shown: unknown): void {
    this.#pages.delete(address)
    this.#pages.set(address, shown)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > mostPages && oldest !== undefined) this.#pages.delete(oldest)
  }

  /** Returns the data of a page's last load; undefined for an unseen page or one that was dropped. */
  find(address: string): unknown {
    return this.#pages.get(address)
  }

  drop(address: string): void {
    this.#pages.delete(address)
  }
}

/** Null on the server, which must not show one visitor's pages to another visitor. */
export const seenPagesContext = createContext<SeenPages | null>(null)
