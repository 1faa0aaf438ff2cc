import { createContext, type HydrationState } from 'react-router'

/** More pages than anybody looks at in one visit. */
const mostPages = 50

/** What pages have shown in this visit, by path and query: it can be shown again while the shop is out of reach. */
export class SeenPages {
  readonly #pages = new Map<string, unknown>()

  /** @param first what the first page was rendered from, by its route; it has one loader at most. */
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

  /** What the page showed when it was last loaded; undefined for a page that was not seen, or is gone. */
  find(address: string): unknown {
    return this.#pages.get(address)
  }

  drop(address: string): void {
    this.#pages.delete(address)
  }
}

/** In the browser only: the server shows nobody what somebody else has seen. */
export const seenPagesContext = createContext<SeenPages | null>(null)
