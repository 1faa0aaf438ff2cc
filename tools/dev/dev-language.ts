import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DevEnvironment, ViteDevServer } from 'vite'
import type { BuiltPages, RenderContext } from '../../contract/built-pages.ts'
import type { PageAssets } from '../../web/app/render/page-assets.ts'
import { reactRefresh } from './react-refresh.ts'

export type SourcePages = BuiltPages<unknown, PageAssets>

const renderer = '/web/app/render/entry-server.tsx'
const browserCode = '/web/app/render/entry-client.tsx'
const baseSheet = '/web/styles/base.css'
const fonts = '/web/styles/fonts'

/** The pages in one language, rendered from their sources by a Vite server of their own. */
export class DevLanguage {
  readonly vite: ViteDevServer
  readonly #assets: PageAssets
  #current: SourcePages | undefined

  constructor(vite: ViteDevServer) {
    this.vite = vite
    this.#assets = assetsOf(vite)
  }

  /** Loads the current sources. Rejects if they contain an error. */
  async refresh(): Promise<SourcePages> {
    // The module's shape is what the renderer exports.
    this.#current = (await this.vite.ssrLoadModule(renderer)) as SourcePages
    return this.#current
  }

  /** Returns pages that are rendered from the sources of each moment. */
  async pages(): Promise<SourcePages> {
    const first = await this.refresh()
    const current = () => this.#current ?? first
    return {
      language: first.language,
      assetsOf: () => this.#assets,
      inlineScript: first.inlineScript,
      formPaths: first.formPaths,
      pageAddressOf: (url) => current().pageAddressOf(url),
      refusalDocument: (text, assets) => current().refusalDocument(text, assets),
      renderPage: async (request, context) => this.#render(request, context),
      listedPaths: (context) => current().listedPaths(context),
      productFeed: (context) => current().productFeed(context),
      llmsText: (context) => current().llmsText(context),
      robotsText: (settings) => current().robotsText(settings),
    }
  }

  async #render(request: Request, context: RenderContext<PageAssets>) {
    const pages = await this.refresh()
    const page = await pages.renderPage(request, context)
    return { ...page, html: await this.#withSheets(page.html) }
  }

  /**
   * Inlines the linked style sheets into the page. Vite's client takes over a `style` with this mark, and updates it in
   * place; beside a link it would add a second copy of the sheet.
   */
  async #withSheets(html: string): Promise<string> {
    const links = [...html.matchAll(/<link rel="stylesheet" href="(\/[^"]+)">/g)]
    const styles = await Promise.all(links.map(([, path = '']) => this.#styleOf(path)))
    return links.reduce((page, [link], index) => page.replace(link, () => styles[index] ?? ''), html)
  }

  async #styleOf(path: string): Promise<string> {
    const sheet = await this.vite.environments.client.transformRequest(`${path}?direct`)
    return `<style data-vite-dev-id="${join(this.vite.config.root, path)}">${sheet?.code ?? ''}</style>`
  }
}

/** Names source files in place of the built files of a manifest. Sheets have no base, because the page inlines them. */
function assetsOf({ config, environments: { ssr } }: ViteDevServer): PageAssets {
  const files = readdirSync(join(config.root, fonts)).filter((file) => file.endsWith('.woff2'))
  const at = (path: string) => config.base + path.slice(1)
  return {
    entry: at(browserCode),
    preload: ['/@vite/client', reactRefresh, ...files.map((file) => `${fonts}/${file}`)].map(at),
    get css() {
      return [baseSheet, ...sheetsOf(ssr, renderer)]
    },
    // A module is known only after the renderer has loaded it, so its style sheets are looked up when a page needs
    // them.
    modules: new Proxy<Record<string, readonly string[]>>(
      {},
      { get: (_target, path) => (typeof path === 'string' ? sheetsOf(ssr, `/${path}`) : undefined) },
    ),
  }
}

/** Returns the style sheets that a module imports, directly or indirectly, in the order of the imports. */
function sheetsOf({ moduleGraph }: DevEnvironment, path: string): readonly string[] {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (url: string) => {
    if (seen.has(url)) return
    seen.add(url)
    if (url.endsWith('.css')) sheets.add(url)
    for (const imported of moduleGraph.urlToModuleMap.get(url)?.transformResult?.deps ?? []) visit(imported)
  }
  visit(path)
  return [...sheets]
}
