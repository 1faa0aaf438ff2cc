import { createContext } from 'react-router'

/** A pointer or the focus rests this long on a link that will likely be followed; passing over a list loads nothing. */
const restMs = 80

/** Later the data may be out of date, so that the page loads it again. */
export const keptMs = 10_000

/** A visitor follows one link at a time. */
const mostAtOnce = 2

/** The pages of tools that load before the visitor follows their links. Each loaded page is taken once. */
export class EarlyPages {
  readonly #pages = new Map<string, Promise<unknown>>()
  readonly #load: (address: URL) => Promise<unknown>
  #loading = 0
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(load: (address: URL) => Promise<unknown>) {
    this.#load = load
  }

  /** Loads the page of each link to a tool inside the element on which the pointer or the focus rests. */
  watch(root: HTMLElement): void {
    if (savesData()) return
    for (const event of ['pointerover', 'focusin']) {
      root.addEventListener(event, ({ target }) => {
        clearTimeout(this.#rest)
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/tool/"]')
        if (link) this.#rest = setTimeout(() => this.#begin(new URL(link.href)), restMs)
      })
    }
  }

  /** Returns the data of a page that was loaded or is loading. The page's own loader asks first. */
  take(address: string): Promise<unknown> | undefined {
    clearTimeout(this.#rest)
    const page = this.#pages.get(address)
    this.#pages.delete(address)
    return page
  }

  /** Forgets all pages, because a change may have made them out of date. */
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
    // A page that failed is not kept: its loader tries again.
    page
      .then(() => setTimeout(forget, keptMs), forget)
      .finally(() => {
        this.#loading -= 1
      })
  }
}

/** The standard types lack it, because not every browser reports that its visitor wants to save data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Null on the server, which loads nothing early. */
export const earlyPagesContext = createContext<EarlyPages | null>(null)
