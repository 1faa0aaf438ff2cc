import { createContext } from 'react-router'

/** A link is probably followed once pointer or focus rests on it for this long. Moving across a list loads nothing. */
const restMs = 80

/** Older data may be stale, so the page loads it again. */
export const keptMs = 10_000

/** Limits early loading, because a visitor follows one link at a time. */
const mostAtOnce = 2

/** Loads tool pages before the visitor follows their links. Each loaded page is used once. */
export class EarlyPages {
  readonly #pages = new Map<string, Promise<unknown>>()
  readonly #load: (address: URL) => Promise<unknown>
  #loading = 0
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(load: (address: URL) => Promise<unknown>) {
    this.#load = load
  }

  /**
   * Loads the linked page when pointer or focus rests on a tool link inside the element.
   * @param prefix precedes the path of each page.
   */
  watch(root: HTMLElement, prefix = ''): void {
    if (savesData()) return
    for (const event of ['pointerover', 'focusin']) {
      root.addEventListener(event, ({ target }) => {
        clearTimeout(this.#rest)
        const link =
          target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="${prefix}/tool/"]`)
        if (link) this.#rest = setTimeout(() => this.#begin(new URL(link.href)), restMs)
      })
    }
  }

  /** Returns the data of a page that was loaded early, or its pending load. The page's loader calls this first. */
  take(address: string): Promise<unknown> | undefined {
    clearTimeout(this.#rest)
    const page = this.#pages.get(address)
    this.#pages.delete(address)
    return page
  }

  /** Forgets all pages, because a change may have made them stale. */
  clear(): void {
    this.#pages.clear()
  }

  #begin(url: URL): void {
    const address = url.pathname + url.search
    if (this.#loading >= mostAtOnce || this.#pages.has(address)) return
    const page = this.#load(url)
    const forget = () => this.#pages.get(address) === page && this.#pages.delete(address)
    this.#pages.set(address, page)
    this.#loading += 1
    // A failed page is forgotten, so that its loader tries again.
    page
      .then(() => setTimeout(forget, keptMs), forget)
      .finally(() => {
        this.#loading -= 1
      })
  }
}

/** The standard types lack `saveData`, because not every browser reports it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Null on the server, which loads nothing early. */
export const earlyPagesContext = createContext<EarlyPages | null>(null)
