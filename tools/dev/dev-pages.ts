import type { ViteDevServer } from 'vite'
import type { LanguageTag } from '../../contract/languages/languages.ts'
import type { Pages } from '../../server/pages/renderer.ts'
import { DevLanguage } from './dev-language.ts'
import type { ServerModules } from './server-modules.ts'

type RendererCode = typeof import('../../server/pages/renderer.ts')
type LanguageCode = typeof import('../../server/pages/language-pages.ts')

/** Starts a Vite server for the pages in a language. */
export type StartVite = (tag: LanguageTag) => Promise<ViteDevServer>

/** A mistake in the sources of pages, and the language whose pages have it. */
interface MistakeInPages {
  readonly mistake: unknown
  readonly vite: ViteDevServer
}

/**
 * The pages, rendered from their sources; they replace the built pages of a shop in development. A language beside
 * English gets its Vite server with its first page, so that a start takes no longer.
 */
export class DevPages {
  readonly #english: DevLanguage
  readonly #modules: ServerModules
  readonly #startVite: StartVite
  readonly #languages = new Map<LanguageTag, Promise<DevLanguage>>()
  /** Those that have started. */
  readonly #started: DevLanguage[]

  constructor(english: ViteDevServer, modules: ServerModules, startVite: StartVite) {
    this.#english = new DevLanguage(english)
    this.#modules = modules
    this.#startVite = startVite
    this.#started = [this.#english]
  }

  /** The Vite servers of all languages that have shown a page. */
  get vites(): readonly ViteDevServer[] {
    return this.#started.map(({ vite }) => vite)
  }

  /** Returns the Vite server of a request: that of its address's language, or the English one. */
  viteOf(url: string | undefined): ViteDevServer {
    return this.vites.findLast(({ config }) => url?.startsWith(config.base)) ?? this.#english.vite
  }

  /** Returns the first mistake in the current sources of the pages; undefined without one. */
  async mistake(): Promise<MistakeInPages | undefined> {
    for (const language of this.#started) {
      const found = await language.refresh().then(
        () => undefined,
        (mistake: unknown) => ({ mistake, vite: language.vite }),
      )
      if (found) return found
    }
    return undefined
  }

  /** Makes the server's renderer. Each page is rendered from the current sources. */
  async load(): Promise<Pages> {
    const [{ pagesOf }, { withAssets }] = await Promise.all([
      this.#modules.load('/server/pages/renderer.ts') as Promise<RendererCode>,
      this.#modules.load('/server/pages/language-pages.ts') as Promise<LanguageCode>,
    ])
    const english = withAssets(await this.#english.pages(), undefined)
    return pagesOf(english, async (tag) => withAssets(await (await this.#languageOf(tag)).pages(), undefined))
  }

  #languageOf(tag: LanguageTag): Promise<DevLanguage> {
    const known = this.#languages.get(tag)
    if (known) return known
    const starting = this.#startVite(tag).then((vite) => {
      const language = new DevLanguage(vite)
      this.#started.push(language)
      return language
    })
    this.#languages.set(tag, starting)
    starting.catch(() => this.#languages.delete(tag))
    return starting
  }
}

/** Returns the base of the Vite server of a language, which no page of the shop has. */
export function baseOf(tag: LanguageTag): string {
  return `/@${tag}/`
}
