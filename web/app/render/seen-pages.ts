import { createContext, type HydrationState } from 'react-router'

/** More pages than one visit shows. */
const mostPages = 50

/**
 * The data that pages showed in this visit, by path and query, to show them again while the shop is
 * unreachable.
 */
export class SeenPages {
  readonly #pages = new Map<string, unknown>()

  /** @param first data of the first page, by route, which has at most one loader. */
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

  /** Returns the data of a page's last load; undefined for an unseen or removed page. */
  find(address: string): unknown {
    return this.#pages.get(address)
  }

  drop(address: string): void {
    this.#pages.delete(address)
  }
}

/** Null on the server, which must not show one visitor's pages to another. */
export const seenPagesContext = createContext<SeenPages | null>(null)
