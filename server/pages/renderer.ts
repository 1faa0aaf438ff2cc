import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Operation } from '../../contract/operation.ts'
import type { ShopSettings } from '../../contract/shop-settings.ts'
import type { Topic } from '../data/database.ts'
import { shareRenderings } from './share-renderings.ts'

interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly topics: readonly Topic[]
}

/** Carries a page's calls of the API. */
export type CallApi = (operation: Operation, request: object) => Promise<{ status: number; body: unknown }>

/** What web/app/entry-server.tsx exports, once it is built. */
interface BuiltPages {
  assetsOf(manifest: unknown): unknown
  readonly prePaintScript: string
  renderPage(
    request: Request,
    context: {
      transport: CallApi
      settings: ShopSettings
      assets: unknown
      report: (error: unknown) => void
    },
  ): Promise<RenderedPage>
}

/** The pages that the build left in a folder. */
export interface Pages {
  /** The one inline script of every page; the content security policy allows it by its hash. */
  readonly prePaintScript: string
  renderer(settings: ShopSettings, transport: CallApi): Renderer
}

export interface Renderer {
  /**
   * Renders the page at an address (path and query). Requests for the same page share one rendering.
   *
   * @param moment when the request came: see shareRenderings.
   */
  render(address: string, moment: number, report: (error: unknown) => void): Promise<RenderedPage>
}

/** Loads the built pages; fails when nothing was built. */
export async function loadPages(built: string): Promise<Pages> {
  const manifest: unknown = JSON.parse(await readFile(join(built, 'client/.vite/manifest.json'), 'utf8'))
  // The build's own entry; its shape is what web/app/entry-server.tsx exports.
  const pages = (await import(pathToFileURL(join(built, 'server/entry-server.js')).href)) as BuiltPages
  const assets = pages.assetsOf(manifest)
  return {
    prePaintScript: pages.prePaintScript,
    renderer: (settings, transport) => {
      const share = shareRenderings<RenderedPage>()
      return {
        render: (address, moment, report) =>
          share(address, moment, () => {
            const request = new Request(new URL(address, settings.publicUrl))
            return pages.renderPage(request, { transport, settings, assets, report })
          }),
      }
    },
  }
}
